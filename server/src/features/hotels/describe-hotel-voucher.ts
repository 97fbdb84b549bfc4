import enBooking from '@serai/phrases/en/pages/hotels/hotel-booking';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { hotelLabels } from '@serai/phrases/my/voucher-labels';
import zhBooking from '@serai/phrases/zh/pages/hotels/hotel-booking';
import { feesOfStay } from '../../domain/pricing/property-fees.ts';
import { nightsOf } from '../../domain/stay.ts';
import { countryName } from '../../platform/lang/country-name.ts';
import { inBoth, phrasesFrom } from '../orders/for-products.ts';
import type { Bilingual, VoucherContent, VoucherLabel, VoucherRow } from '../orders/orders.ts';
import { feeText } from './hotel-fees.ts';
import { type HotelOrder, partyOf, type StoredRoom } from './hotel-order-store.ts';
import { mealLabel, offerWord, taxLabel } from './hotel-words.ts';
import { extraBedsSold, mealsOfLine, mealsSold } from './price-offer.ts';
import { bedSold, joinByRoom, typeOfRoom } from './room-lines.ts';

/** Fields of a stay that its voucher shows. */
export type VoucherStay = Pick<
  HotelOrder,
  | ('sold_as' | 'check_in' | 'check_out' | 'rooms' | 'nationality' | 'guests')
  | ('confirmation_code' | 'room_number' | 'answer')
>;

/** Voucher content for the guests and the hotel's reception. */
export function describeHotelVoucher(order: VoucherStay): VoucherContent {
  const { sold_as: sold, confirmation_code: code } = order;
  return {
    heading: label('voucher'),
    name: { zh: sold.hotelZh, en: sold.hotelEn },
    confirmed: code !== '' || order.answer === 'acknowledged' ? { code } : 'not_yet',
    card: cardOf(sold),
    place: { latitude: sold.latitude, longitude: sold.longitude },
    sections: [
      { title: label('voucherHotel'), rows: hotelRows(order) },
      { title: label('voucherStay'), rows: stayRows(order) },
      {
        title: label('voucherGuests'),
        rows: [...guestRows(order), ...extraBedRows(order)],
      },
      ...propertySection(order),
    ],
    requestWords: phrasesFrom(zhBooking, enBooking, 'chip'),
  };
}

/** Address card. In China the Chinese name is the local one. */
function cardOf(sold: HotelOrder['sold_as']): NonNullable<VoucherContent['card']> {
  const isChinese = sold.countryCode === 'CN';
  return {
    name: sold.hotelEn,
    localName: isChinese ? sold.hotelZh : sold.hotelLocal,
    address: isChinese ? sold.addressZh : sold.addressEn,
    localAddress: sold.addressLocal ?? '',
    phone: sold.phone,
  };
}

type Meals = ReturnType<typeof mealsSold>;

/** Meal plan and the number of guests it covers; by room if the plans differ. */
export function mealSold(
  { sold_as: sold, rooms }: Pick<HotelOrder, 'sold_as' | 'rooms'>,
  lang: Lang,
): string {
  const differ = sold.roomLines?.some(({ meal }) => meal !== sold.meal) ?? false;
  const byRoom = differ
    ? joinByRoom(sold, (line) => mealText(line.meal, mealsOfLine(sold, line), lang), lang)
    : undefined;
  return byRoom ?? mealText(sold.meal, mealsSold(sold, rooms), lang);
}

function mealText(kind: string, { breakfasts: count, lunches, dinners }: Meals, lang: Lang): string {
  const meal = mealLabel(kind, lang);
  if (count === 0) return meal;
  return offerWord(lunches > 0 ? 'mealValueFull' : dinners > 0 ? 'mealValueHalf' : 'mealValue', lang, {
    meal,
    count,
  });
}

/** Fees that the guests pay at the hotel, one row each. */
export function feeRows(order: VoucherStay): VoucherRow[] {
  const nights = nightsOf(order.check_in, order.check_out);
  const rooms = order.guests.map(partyOf);
  return feesOfStay(order.sold_as.fees ?? [], nights, rooms).map((owed) => ({
    label: { zh: owed.fee.nameZh, en: owed.fee.nameEn },
    value: inBoth((lang) => feeText(owed, lang)),
  }));
}

/** Guests of each room, with its type if the rooms differ. */
export function guestRows({ guests, sold_as }: Pick<HotelOrder, 'guests' | 'sold_as'>): VoucherRow[] {
  return guests.map((room, at) => guestRow(room, at + 1, typeOfRoom(sold_as, at)));
}

/** The beds that the hotel sets up, room by room; no row without any. */
export function extraBedRows({ sold_as }: Pick<HotelOrder, 'sold_as'>): VoucherRow[] {
  const beds = extraBedsSold(sold_as).map((count, at) => ({ room: at + 1, count }));
  const asked = beds.filter(({ count }) => count > 0);
  if (asked.length === 0) return [];
  return [
    row(
      'extraBeds',
      inBoth((lang) =>
        asked
          .map((one) => offerWord('extraBedsValue', lang, one))
          .join(inLanguage(lang, { zh: '、', en: ', ' })),
      ),
    ),
  ];
}

function hotelRows({ sold_as: sold, confirmation_code, room_number }: VoucherStay): VoucherRow[] {
  return [
    row('address', { zh: sold.addressZh, en: sold.addressEn }),
    row('addressLocal', same(sold.addressLocal ?? '')),
    row('phone', same(sold.phone)),
    ...(confirmation_code ? [row('confirmationCode', same(confirmation_code))] : []),
    ...(room_number ? [row('roomNumber', same(room_number))] : []),
  ];
}

function stayRows(order: VoucherStay): VoucherRow[] {
  const { sold_as: sold } = order;
  return [
    row(
      'checkIn',
      inBoth((lang) => offerWord('checkInValue', lang, { date: order.check_in, time: sold.checkInFrom })),
    ),
    row(
      'checkOut',
      inBoth((lang) => offerWord('checkOutValue', lang, { date: order.check_out, time: sold.checkOutUntil })),
    ),
    row('nights', same(String(sold.nights.length))),
    row('rooms', same(String(order.rooms))),
    row('roomType', { zh: sold.roomZh, en: sold.roomEn }),
    row(
      'bed',
      inBoth((lang) => bedSold(sold, lang)),
    ),
    row(
      'meal',
      inBoth((lang) => mealSold(order, lang)),
    ),
    ...includedRows(order),
    row(
      'nationality',
      inBoth((lang) => countryName(order.nationality, lang)),
    ),
  ];
}

function includedRows({ sold_as: { included = [] } }: VoucherStay): VoucherRow[] {
  if (included.length === 0) return [];
  return [
    row(
      'included',
      inBoth((lang) =>
        included.map((tax) => taxLabel(tax, lang)).join(inLanguage(lang, { zh: '、', en: ', ' })),
      ),
    ),
  ];
}

/** Fees payable at the hotel, and important information before arrival. */
function propertySection(order: VoucherStay): VoucherContent['sections'] {
  const { sold_as: sold } = order;
  const rows = feeRows(order);
  const important = { zh: sold.importantZh ?? '', en: sold.importantEn ?? '' };
  return [
    ...(rows.length > 0 ? [{ title: label('fees'), rows }] : []),
    ...(important.zh === '' ? [] : [{ title: label('important'), rows: [row('important', important)] }]),
  ];
}

function guestRow(
  { adults, childAges, childBeds = 0, fullNames }: StoredRoom,
  room: number,
  type: Bilingual | undefined,
): VoucherRow {
  return {
    label: label('roomGuests', { room }),
    value: inBoth((lang) => {
      const comma = inLanguage(lang, { zh: '、', en: ', ' });
      const facts = {
        names: fullNames.join(comma),
        adults,
        children: childAges.length,
        ages: childAges.join(comma),
        beds: childBeds,
      };
      const word =
        childAges.length === 0 ? 'guestsValue' : childBeds > 0 ? 'guestsValueBeds' : 'guestsValueChildren';
      const guests = offerWord(word, lang, facts);
      return type ? offerWord('guestsInRoom', lang, { type: inLanguage(lang, type), guests }) : guests;
    }),
  };
}

function row(key: Parameters<typeof offerWord>[0], value: Bilingual): VoucherRow {
  return { label: label(key), value };
}

function label(
  key: Parameters<typeof offerWord>[0],
  facts: Readonly<Record<string, unknown>> = {},
): VoucherLabel {
  const my = hotelLabels[key];
  return {
    ...inBoth((lang) => offerWord(key, lang, facts)),
    ...(my === undefined ? {} : { my: fill(my, facts) }),
  };
}

function same(text: string): Bilingual {
  return { zh: text, en: text };
}
