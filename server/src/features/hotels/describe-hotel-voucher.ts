import enBooking from '@serai/phrases/en/pages/hotel-booking';
import zhBooking from '@serai/phrases/zh/pages/hotel-booking';
import { countryName } from '../../platform/lang/country-name.ts';
import {
  type Bilingual,
  inBoth,
  phrasesFrom,
  type VoucherContent,
  type VoucherRow,
} from '../orders/orders.ts';
import type { HotelOrder, StoredRoom } from './hotel-order-store.ts';
import { bedLabel, mealLabel, offerWord } from './hotel-words.ts';

/** What the guests and the hotel's desk need to see. */
export function describeHotelVoucher(order: HotelOrder): VoucherContent {
  const { sold_as: sold } = order;
  return {
    heading: inBoth((lang) => offerWord('voucher', lang)),
    name: { zh: sold.hotelZh, en: sold.hotelEn },
    localName: sold.hotelLocal,
    sections: [
      { title: inBoth((lang) => offerWord('voucherHotel', lang)), rows: hotelRows(order) },
      { title: inBoth((lang) => offerWord('voucherStay', lang)), rows: stayRows(order) },
      {
        title: inBoth((lang) => offerWord('voucherGuests', lang)),
        rows: order.guests.map((room, at) => guestRow(room, at + 1)),
      },
    ],
    requestWords: phrasesFrom(zhBooking, enBooking, 'chip'),
  };
}

function hotelRows({ sold_as: sold, confirmation_code, room_number }: HotelOrder): VoucherRow[] {
  return [
    row('address', { zh: sold.addressZh, en: sold.addressEn }),
    row('phone', same(sold.phone)),
    ...(confirmation_code ? [row('confirmationCode', same(confirmation_code))] : []),
    ...(room_number ? [row('roomNumber', same(room_number))] : []),
  ];
}

function stayRows(order: HotelOrder): VoucherRow[] {
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
      inBoth((lang) => bedLabel(sold.bed, lang)),
    ),
    row(
      'meal',
      inBoth((lang) => {
        const meal = mealLabel(sold.meal, lang);
        return sold.breakfasts > 0 ? offerWord('mealValue', lang, { meal, count: sold.breakfasts }) : meal;
      }),
    ),
    row(
      'nationality',
      inBoth((lang) => countryName(order.nationality, lang)),
    ),
  ];
}

function guestRow({ adults, childAges, fullNames }: StoredRoom, room: number): VoucherRow {
  return {
    label: inBoth((lang) => offerWord('roomGuests', lang, { room })),
    value: inBoth((lang) => {
      const comma = lang === 'en' ? ', ' : '、';
      const facts = {
        names: fullNames.join(comma),
        adults,
        children: childAges.length,
        ages: childAges.join(comma),
      };
      return offerWord(childAges.length ? 'guestsValueChildren' : 'guestsValue', lang, facts);
    }),
  };
}

function row(label: Parameters<typeof offerWord>[0], value: Bilingual): VoucherRow {
  return { label: inBoth((lang) => offerWord(label, lang)), value };
}

function same(text: string): Bilingual {
  return { zh: text, en: text };
}
