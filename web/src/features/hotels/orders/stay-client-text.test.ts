import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { beforeAll, expect, test } from 'vitest';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { staySearchAgain } from './search-again.ts';
import { stayClientText } from './stay-client-text.ts';

beforeAll(async () => {
  await loadPhrases('en', ['order-detail', 'hotel-order']);
  await loadPhrases('zh-cn', ['order-detail', 'hotel-order']);
});

const detail: Partial<HotelOrderDetail> = {
  hotel_id: 7,
  hotel_name: 'Camellia',
  hotel_name_alt: '茶花',
  hotel_name_local: 'ကမီးလီးယား',
  address: '1 Strand Road',
  address_alt: '河滨路1号',
  address_local: 'ကမ်းနားလမ်း ၁',
  phone: '+95 1 222',
  hotel_confirmation_code: 'HX-77',
  room_type: 'Deluxe',
  meal_type: 'breakfast',
  number_of_rooms: 2,
  nationality: 'CN',
  check_in: '2026-12-01',
  check_out: '2026-12-03',
  check_in_from: '14:00',
  check_out_until: '12:00',
  latitude: 16.8,
  longitude: 96.1,
  room_lines: [],
  price_per_night: [{ date: '2026-12-01', price: { amount: 8075, currency: 'USD' } }],
  guests: [
    { adults: 2, child_ages: [5], child_beds: 1, full_names: ['ZHANG SAN'] },
    { adults: 1, child_ages: [], child_beds: 0, full_names: ['LI SI'] },
  ],
};
const orderOf = (changed: Partial<HotelOrderDetail> = {}) =>
  ({
    product: 'hotel',
    sn: 'H261121000001',
    total_price: { amount: 51_101, currency: 'USD' },
    detail: { ...detail, ...changed },
  }) as unknown as OrderReply['order'];

test('stay as text for the guests: English → names, days, code, addresses, map', () => {
  expect(stayClientText(orderOf(), 'en')).toBe(
    [
      'Camellia',
      '茶花',
      'ကမီးလီးယား',
      'Guests: ZHANG SAN, LI SI',
      'Check-in: Tue 1 Dec 2026, from 14:00',
      'Check-out: Thu 3 Dec 2026, until 12:00',
      'Room type: Deluxe × 2',
      'Meal type: Breakfast',
      'Hotel confirmation code: HX-77',
      'Address: 1 Strand Road',
      '河滨路1号',
      'ကမ်းနားလမ်း ၁',
      'Phone: +95 1 222',
      'Map: https://www.openstreetmap.org/?mlat=16.8&mlon=96.1#map=16/16.8/96.1',
    ].join('\n'),
  );
});

test('stay as text for the guests: Chinese → in Chinese, without prices and order number', () => {
  const text = stayClientText(orderOf(), 'zh-cn');
  expect(text).toContain('客人：ZHANG SAN、LI SI');
  expect(text).toContain('入住日期：2026年12月1日 周二，14:00 起');
  expect(text).toContain('酒店确认号：HX-77');
  expect(text).not.toMatch(/511|80\.75|USD|H261121000001/);
});

test('stay as text for the guests: no code, no local names → lines omitted', () => {
  const text = stayClientText(
    orderOf({ hotel_confirmation_code: '', hotel_name_local: '', address_local: '', phone: '' }),
    'en',
  );
  expect(text).not.toContain('code');
  expect(text).not.toContain('Phone');
  expect(text).not.toMatch(/\n\n/);
});

test('stay booked again → search in the same hotel with the same rooms, without dates', () => {
  expect(staySearchAgain(orderOf())).toBe(
    '/hotel/list?destination_type=hotel&destination_id=7&destination=Camellia&rooms=2.5b1-1&nationality=CN',
  );
});
