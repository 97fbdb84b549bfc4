import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { takesChineseNames } from '../../domain/guest-names.ts';
import { money } from '../../domain/money.ts';
import { nightsOf } from '../../domain/stay.ts';
import { toSeconds } from '../../platform/clock.ts';
import { countryName } from '../../platform/lang/country-name.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { presentPicture } from '../pictures/pictures.ts';
import { guestsUntil, mayRename } from './guest-terms.ts';
import { presentFees } from './hotel-fees.ts';
import { type HotelOrder, partyOf } from './hotel-order-store.ts';
import { breakfastsSold } from './price-offer.ts';
import { presentPricedLines } from './room-lines.ts';

/** The hotel's part of an order as returned by calls. */
export function describeHotelOrder(order: HotelOrder, lang: Lang): HotelOrderDetail {
  const { sold_as: sold, guests } = order;
  const hotel = inOrder(sold.hotelZh, sold.hotelEn, lang);
  const room = inOrder(sold.roomZh, sold.roomEn, lang);
  const address = inOrder(sold.addressZh, sold.addressEn, lang);
  const nights = sold.nights.length;
  return {
    hotel_id: order.hotel_id,
    hotel_name: hotel.name,
    hotel_name_alt: hotel.name_alt,
    hotel_name_local: sold.hotelLocal,
    city: inLanguage(lang, { zh: sold.cityZh, en: sold.cityEn }),
    address: address.name,
    address_alt: address.name_alt,
    address_local: sold.addressLocal ?? '',
    phone: sold.phone,
    zip: sold.zip,
    email: sold.email,
    hotel_confirmation_code: order.confirmation_code,
    hotel_answer: describeAnswer(order),
    room_number: order.room_number,
    room_type: room.name,
    room_type_alt: room.name_alt,
    meal_type: sold.meal,
    bed_type: sold.bed,
    room_lines: presentPricedLines(sold, order.currency, lang),
    breakfasts: breakfastsSold(sold, order.rooms),
    fees: presentFees(sold.fees ?? [], nightsOf(order.check_in, order.check_out), guests.map(partyOf), lang),
    included: [...(sold.included ?? [])],
    important: inLanguage(lang, { zh: sold.importantZh ?? '', en: sold.importantEn ?? '' }),
    check_in: order.check_in,
    check_out: order.check_out,
    check_in_from: sold.checkInFrom,
    check_out_until: sold.checkOutUntil,
    nights,
    room_nights: nights * order.rooms,
    number_of_rooms: order.rooms,
    price_per_night: sold.roomLines
      ? []
      : sold.nights.map(({ date, price }) => ({ date, price: money(price, order.currency) })),
    nationality: order.nationality,
    nationality_name: countryName(order.nationality, lang),
    adults: guests.reduce((count, { adults }) => count + adults, 0),
    children: guests.reduce((count, { childAges }) => count + childAges.length, 0),
    guests: guests.map((room) => ({ ...partyOf(room), full_names: room.fullNames })),
    guests_until: mayRename(order) ? Math.floor(guestsUntil(order) / 1000) : null,
    chinese_names: takesChineseNames(sold.countryCode, order.nationality),
    picture: presentPicture(sold.picture),
    latitude: sold.latitude,
    longitude: sold.longitude,
  };
}

function describeAnswer(order: HotelOrder): HotelOrderDetail['hotel_answer'] {
  const { notice_kind: kind, notice_at, answer, answered_at, answered_by, sold_as } = order;
  if (kind === null || notice_at === null) return null;
  return {
    kind,
    answer,
    sent_at: toSeconds(notice_at),
    answered_at: answered_at && toSeconds(answered_at),
    answered_by: answered_by ?? '',
    tz: sold_as.tz,
  };
}
