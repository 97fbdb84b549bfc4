import type { TransferOffer as OfferView } from '@serai/contract/transfers';
import type { Lang } from '@serai/phrases/lang';
import { inLang, inOrder } from '../../platform/lang/in-lang.ts';
import type { soldClass } from './sold-as.ts';

/** A class of vehicles as calls answer with it. */
export function presentClass(
  sold: ReturnType<typeof soldClass>,
  lang: Lang,
): Pick<OfferView, 'class' | 'seats' | 'bags'> {
  return {
    class: {
      code: sold.classCode,
      ...inOrder(sold.classZh, sold.classEn, lang),
      examples: inLang(sold.examplesZh, sold.examplesEn, lang),
      body: sold.body,
      picture_seed: sold.pictureSeed,
    },
    seats: sold.seats,
    bags: sold.bags,
  };
}
