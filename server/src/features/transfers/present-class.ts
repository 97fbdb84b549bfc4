import type { TransferOffer as OfferView } from '@serai/contract/transfers/transfers';
import type { Lang } from '@serai/phrases/lang';
import { inLang, inOrder } from '../../platform/lang/in-lang.ts';
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
      examples: inLang(sold.examplesZh, sold.examplesEn, lang),
      body: sold.body,
      picture: presentPicture(sold.picture),
    },
    seats: sold.seats,
    bags: sold.bags,
  };
}
