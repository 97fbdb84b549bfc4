import type { CarOrderDetail } from '@serai/contract/cars/orders';
import type { OrderView } from '@serai/contract/orders/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawn, factsOf, markupOf } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { CarOrderPart } from './car-order-part.tsx';
import { rentalClientText } from './rental-client-text.ts';
import { carSearchAgain } from './search-again.ts';

const phrases = ['orders', 'order-detail', 'car-order', 'vehicle-terms', 'common'] as const;
beforeAll(async () => {
  await loadPhrases('en', [...phrases]);
  await loadPhrases('zh-cn', [...phrases]);
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const place = { kind: 'downtown', name_alt: '', country: 'MM', tz: 'Asia/Yangon' } as const;
const detail: CarOrderDetail = {
  vehicle_model: 'Toyota Alphard',
  vehicle_model_alt: '丰田埃尔法',
  body: 'mpv',
  picture: null,
  seats: 6,
  bags: 5,
  energy: 'hybrid',
  drivetrain: 'two_wheel',
  included: ['fuel', 'tolls'],
  mileage: { policy: 'per_day', km_per_day: 120, extra_km: usd(35) },
  dispatch_status: 'assigned',
  rental_date: '2026-12-01',
  can_change: false,
  can_move: false,
  rides: [
    {
      status: 'en_route',
      vehicle_model: 'Toyota Vellfire',
      plate_number: 'YGN 2L-5104',
      driver_name: 'Naing Aung',
      driver_phone: '+95 1 093 4391',
    },
    { status: 'unassigned', vehicle_model: '', plate_number: '', driver_name: '', driver_phone: '' },
  ],
  units: [
    { date: '2026-12-01', unit: 'all_day', price: usd(12_001) },
    { date: '2026-12-02', unit: 'half_day', price: usd(7_001) },
  ],
  overtime_hours: 0,
  overtime_hour_price: usd(1_502),
  duration_minutes: 1_710,
  number_of_rentals: 2,
  driver_language: 'chinese',
  chinese_driver_fee: usd(6_003),
  half_day_price: usd(7_004),
  all_day_price: usd(12_005),
  price_per_day: usd(12_006),
  industrial_zone_entry: true,
  industrial_zone_name: 'Thilawa SEZ',
  industrial_zone_price: usd(2_007),
  industrial_zone_times: 3,
  industrial_zone_fee: usd(6_021),
  pick_up: { ...place, id: 1, name: 'Yangon Downtown', city: 'Yangon' },
  drop_off: { ...place, id: 2, name: 'Yangon Airport', city: 'Yangon' },
  pick_up_address: '92 Strand Road',
  drop_off_address: '',
  passenger_name: 'U Aung',
  adults: 4,
  children: 1,
  passenger_phone: '+95 9 420 1122',
  pieces_of_luggage: 5,
  route: {
    km: 630,
    minutes: 540,
    one_way_fee: usd(30_008),
    driver_nights: 1,
    driver_night_fee: usd(4_009),
    tolls: usd(2_010),
    extra_km: 390,
    extra_km_fee: usd(27_311),
  },
};
const order: Partial<OrderView> = {
  service_start: { local: '2026-12-01T09:00', tz: 'Asia/Yangon', utc: 1_796_092_200 },
  service_end: { local: '2026-12-02T13:30', tz: 'Asia/Yangon', utc: 1_796_194_800 },
};

function partOf(
  more: Partial<CarOrderDetail> = {},
  order_status: OrderView['order_status'] = 'confirmed',
  offer: OrderView['offer'] = null,
) {
  const reply = { order: { ...order, product: 'car', order_status, offer, detail: { ...detail, ...more } } };
  return <CarOrderPart reply={reply as unknown as OrderReply} />;
}

describe('the order page shows of a car order', () => {
  // Covers 3.43, 3.44, 3.45, 3.46, 3.47, 3.48, 3.49, 3.50, 3.51, 3.52, 3.53, 3.54, 3.55, 3.56, 3.57, 3.58.
  test.each([
    ['Vehicle model', 'Toyota Vellfire | Toyota Alphard'],
    ['Plate number', 'YGN 2L-5104'],
    ['Driver name', 'Naing Aung'],
    ['Driver phone', '+95 1 093 4391'],
    ['Rental date', 'Tue 1 Dec 2026'],
    ['Pick-up time', '09:00'],
    ['Drop-off time', '13:30'],
    ['Days or hours', 'Full day × 1 + half day × 1'],
    ['Duration', '2 days'],
    ['Number of rentals', '2 vehicles'],
    ['Passenger’s phone', '+95 9 420 1122'],
    ['Luggage', '5 pieces'],
    ['Drive', 'about 630 km, usually 9 hours'],
    ['One-way fee', '300.08 USD'],
    ['Driver’s nights away', '40.09 USD'],
    ['Tolls', '20.10 USD'],
    ['Extra kilometres', '273.11 USD'],
    ['Driver language', 'Chinese-speaking driver'],
    ['Half-day price', '70.04'],
    ['All-day price', '120.05'],
    ['Price per day', '120.06'],
    ['Overtime per hour', '15.02'],
    ['Chinese driver fee', '60.03'],
    ['Industrial zone entry', 'Yes'],
    ['Industrial zone name', 'Thilawa SEZ'],
    ['Industrial zone price', '20.07'],
    ['Number of times', '3'],
    ['Industrial zone fee', '60.21'],
    ['Passenger', 'U Aung'],
    ['Passengers', '4 adults, 1 child'],
    ['Pick-up location', 'Yangon Downtown 92 Strand Road'],
    ['Drop-off location', 'Yangon Airport no exact address'],
    ['Mileage policy', '120 km/day · then 0.35 USD/km'],
    ['Seats', '6 seats'],
    ['Energy source', 'Hybrid'],
  ])('car order page: %s → %s', (name, value) => {
    expect(factsOf(partOf()).get(name)).toContain(value);
  });

  test('car order page: rental within one unit → hours, no days', () => {
    const oneDay = { units: detail.units.slice(0, 1), duration_minutes: 630 };
    expect(factsOf(partOf(oneDay)).get('Duration')).toBe('10 h 30 min');
  });

  test('car order page: dates → each with its unit, and a phone link', () => {
    expect(drawn(partOf())).toMatch(/Tue 1 Dec Full day 120\.01 .*Wed 2 Dec Half day 70\.01/);
    expect(markupOf(partOf())).toContain('href="tel:+9510934391"');
  });

  test('car order: each vehicle with its progress; unassigned driver → announced', () => {
    const page = drawn(partOf());
    expect(page).toMatch(/Vehicle 1 .*On the way \(done\) At pick-up On board Finished/);
    expect(page).toMatch(/Vehicle 2 We are arranging/);
  });

  test('car order page: unknown route, no quote yet → support quotes the drive', () => {
    const offer = { id: 1, total_price: usd(60_000), until: 1_796_000_000 };
    expect(factsOf(partOf({ route: null }, 'offer_pending')).get('Drive')).toMatch(/support will quote it$/);
    expect(factsOf(partOf({ route: null }, 'offer_pending', offer)).has('Drive')).toBe(false);
  });

  // Covers 3.55.
  test('car order: no zone or fees → omitted; ended order → no driver promised', () => {
    const none = { industrial_zone_entry: false, industrial_zone_price: null };
    expect(drawn(partOf(none))).toMatch(/Industrial zone entry No/);
    expect(drawn(partOf(none))).not.toContain('Industrial zone price');
    const called: Partial<CarOrderDetail> = { rides: [], dispatch_status: 'unassigned' };
    for (const status of ['cancelled', 'offer_pending'] as const) {
      expect(drawn(partOf(called, status))).not.toContain('Vehicles and drivers');
    }
    expect(drawn(partOf(called, 'pending_payment'))).toContain('We are arranging');
  });
});

const soldOrder = {
  product: 'car',
  sn: 'C261121000001',
  service_start: { local: '2026-12-01T09:00', tz: 'Asia/Yangon', utc: 1_796_095_800 },
  service_end: { local: '2026-12-02T13:30', tz: 'Asia/Yangon', utc: 1_796_198_400 },
  detail,
} as unknown as OrderReply['order'];

test('rental as text for the passengers: English → vehicle, times, places, driver', () => {
  expect(rentalClientText(soldOrder, 'en')).toBe(
    [
      'Toyota Alphard × 2',
      'Passenger: U Aung',
      'Pick-up time: Tue 1 Dec 2026 09:00 (Yangon local time)',
      'Pick-up location: Yangon Downtown · 92 Strand Road',
      'Drop-off time: Wed 2 Dec 2026 13:30 (Yangon local time)',
      'Drop-off location: Yangon Airport',
      'Driver: Naing Aung · YGN 2L-5104 · +95 1 093 4391',
    ].join('\n'),
  );
});

test('rental as text for the passengers: Chinese → in Chinese, without prices and order number', () => {
  const text = rentalClientText(soldOrder, 'zh-cn');
  expect(text).toContain('上车时间：2026年12月1日 周二 09:00（Yangon当地时间）');
  expect(text).toContain('司机：Naing Aung');
  expect(text).not.toMatch(/USD|C261121000001/);
});

test('rental booked again → search between the same places for the same people, without times', () => {
  expect(carSearchAgain(soldOrder)).toBe(
    '/car/list?pick_up_id=1&pick_up=Yangon+Downtown&drop_off_id=2&drop_off=Yangon+Airport&adults=4&children=1&bags=5',
  );
});
