import type { QuoteReply } from '@serai/contract/hotels';
import type { Lang } from '@serai/phrases/lang';
import { policyView } from '../../domain/describe-policy.ts';
import { money } from '../../domain/money.ts';
import { toSeconds } from '../../platform/clock.ts';
import { inOrder } from './hotel-words.ts';
import { gallerySubjects, pictureUrl } from './pictures/picture-name.ts';
import type { HotelOffer } from './price-offer.ts';

/** Where guests may use Chinese names. */
export function takesChineseNames(countryCode: string): boolean {
  return countryCode === 'CN';
}

/** A quote as calls answer with it; `shown` is the total the member saw before, in minor units. */
export function presentQuote(
  quote: { id: string; offer: HotelOffer; expiresAt: Date },
  shown: number | null,
  lang: Lang,
): QuoteReply {
  const { offer } = quote;
  const { soldAs, price, currency } = offer;
  return {
    quote_id: quote.id,
    total_price: money(price.total, currency),
    shown_price: shown === null || shown === price.total ? null : money(shown, currency),
    lines: offer.lines.map(({ label, quantity, unitAmount }) => ({
      label: lang === 'en' ? label.en : label.zh,
      quantity,
      unit_price: money(unitAmount, currency),
      amount: money(quantity * unitAmount, currency),
    })),
    nights: soldAs.nights.map(({ date, price: amount }) => ({ date, price: money(amount, currency) })),
    policy: policyView(offer.policy, price, currency, lang),
    expires_at: toSeconds(quote.expiresAt),
    hotel: {
      id: offer.hotelId,
      ...inOrder(soldAs.hotelZh, soldAs.hotelEn, lang),
      star: soldAs.star,
      address: lang === 'en' ? soldAs.addressEn : soldAs.addressZh,
      phone: soldAs.phone,
      tz: soldAs.tz,
      picture: soldPicture(soldAs, 640),
      check_in_from: soldAs.checkInFrom,
      check_out_until: soldAs.checkOutUntil,
      chinese_names: takesChineseNames(soldAs.countryCode),
    },
    room: { id: offer.roomTypeId, ...inOrder(soldAs.roomZh, soldAs.roomEn, lang) },
    meal: soldAs.meal,
    breakfasts: soldAs.breakfasts,
    bed: soldAs.bed,
    refundable: soldAs.refundable,
    units_left: offer.unitsLeft,
    stay: offer.stay,
  };
}

/** The picture that stood for the hotel when it was sold. */
export function soldPicture(
  { scene, pictureSeed }: { scene: string; pictureSeed: number },
  width: 480 | 640,
): string {
  return pictureUrl(scene, gallerySubjects(pictureSeed)[0]!, pictureSeed, width);
}
