import type { TransferOffer as OfferView } from '@serai/contract/transfers/transfers';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { inOrder } from '../../platform/lang/in-order.ts';
import { presentPicture } from '../pictures/pictures.ts';
import type { SoldAs, soldClass } from './sold-as.ts';

/** A vehicle class as returned by calls. */
export function presentClass(
  sold: Pick<SoldAs, keyof ReturnType<typeof soldClass>>,
  lang: Lang,
): Pick<OfferView, 'class' | 'seats' | 'bags'> {
  return {
    class: {
      code: sold.classCode,
      ...inOrder(sold.classZh, sold.classEn, lang),
      examples: inLanguage(lang, { zh: sold.examplesZh, en: sold.examplesEn }),
      body: sold.body,
      picture: presentPicture(sold.picture),
    },
    seats: sold.seats,
    bags: sold.bags,
  };
}
