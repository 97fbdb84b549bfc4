import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import type { RideView } from '@serai/contract/vehicles/vehicles';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawn, factsOf, markupOf } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { transferSearchAgain } from './search-again.ts';
import { transferClientText } from './transfer-client-text.ts';
import { TransferOrderPart } from './transfer-order-part.tsx';

const phrases = ['transfer-order', 'vehicle-terms', 'order-detail', 'orders', 'common'] as const;
beforeAll(async () => {
  await loadPhrases('en', [...phrases]);
  await loadPhrases('zh-cn', [...phrases]);
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const at = (local: string) => ({
  local,
  tz: 'Asia/Yangon',
  utc: Date.parse(`${local}:00+06:30`) / 1000,
});
const nobody: RideView = {
  status: 'unassigned',
  vehicle_model: '',
  plate_number: '',
  driver_name: '',
  driver_phone: '',
};
const somebody: RideView = {
  status: 'assigned',
  vehicle_model: 'Alphard',
  plate_number: 'YGN-7K-1',
  driver_name: 'Ko Aung',
  driver_phone: '+95 9 777 1',
};
const pickUp: TransferOrderDetail = {
  type: 'pick_up',
  pick_up_time: at('2026-12-01T22:10'),
  flight_time: at('2026-12-01T22:10'),
  flight_number: 'MU2031',
  flight_report: null,
  airline: 'China Eastern',
  airport: {
    id: 3,
    iata: 'RGN',
    name: 'Yangon International',
    name_alt: '仰光国际机场',
    city: 'Yangon',
    country: 'Myanmar',
    tz: 'Asia/Yangon',
  },
  place: {
    id: 41,
    kind: 'hotel',
    name: 'Inya Lake',
    name_alt: '茵雅湖',
    zone: 'Mayangone',
    address: '37 Kaba Aye Road',
  },
  drive_minutes: 40,
  free_wait_minutes: 60,
  meeting_point: 'Exit of the arrivals hall',
  vehicle_class: 'MPV',
  vehicle_class_alt: '商务车',
  examples: 'Toyota Alphard or similar',
  body: 'mpv',
  picture: null,
  bags: 5,
  passengers: 8,
  max_passengers: 12,
  adults: 6,
  child_ages: [4, 1],
  vehicles: 2,
  driver_language: 'chinese',
  child_seats: 2,
  airport_transfer_fee: usd(6501),
  chinese_driver_fee: usd(2002),
  child_seat_fee: usd(1003),
  night_fee: usd(804),
  passenger_name: 'ZHANG SAN',
  sign_text: 'Lotus Tours',
  passenger_phone: '+95 9 420 1122',
  pieces_of_luggage: 7,
  address: 'Villa 5',
  dispatch_status: 'unassigned',
  rides: [nobody],
  can_change: false,
  can_move: false,
};
const orderOf = (detail: TransferOrderDetail, order_status = 'confirmed') =>
  ({ order: { product: 'airport', sn: 'A261121000001', order_status, detail } }) as unknown as OrderReply;

describe('the order page shows of an airport transfer', () => {
  // Covers 3.59, 3.60, 3.61, 3.62, 3.63.
  test.each([
    ['Type', 'Airport pick-up'],
    ['Pick-up time (local time)', '22:10 Yangon time, UTC+06:30'],
    ['Flight', 'MU2031 China Eastern'],
    ['Landing', '1 Dec 2026 22:10'],
    ['Airport', 'Yangon International RGN'],
    ['Destination', 'Inya Lake'],
    ['Destination', '37 Kaba Aye Road'],
    ['Drive', '40 min'],
    ['Free waiting', '60 min from landing'],
    ['Passenger name', 'ZHANG SAN'],
    ['Passenger’s phone', '+95 9 420 1122'],
    ['Luggage', '7 pieces'],
    ['Exact address', 'Villa 5'],
    ['Meeting point', 'Exit of the arrivals hall'],
    ['Text on the sign', 'Lotus Tours'],
    ['Vehicle class', 'MPV'],
    ['Vehicle class', 'Toyota Alphard or similar'],
    ['Number of vehicles', '2'],
    ['Passengers', '8 of at most 12'],
    ['Adults', '6'],
    ['Children', '2 (aged 4, 1)'],
    ['Child seats', '2'],
    ['Driver language', 'Chinese-speaking driver'],
    ['Airport transfer fee', '65.01'],
    ['Chinese driver fee', '20.02'],
    ['Child seat fee', '10.03'],
    ['Night service fee', '8.04'],
  ])('transfer order page: %s → %s', (name, value) => {
    expect(factsOf(<TransferOrderPart reply={orderOf(pickUp)} />).get(name)).toContain(value);
  });

  test('transfer order page: driver not found → steps, with the driver’s phone once assigned', () => {
    const unknown = drawn(<TransferOrderPart reply={orderOf(pickUp)} />);
    expect(unknown).toContain('a sign that says “Lotus Tours”');
    expect(unknown).toContain('No driver is assigned yet');
    const page = markupOf(<TransferOrderPart reply={orderOf(pickUp)} />);
    expect(page).toContain('href="tel:+868715550100"');
    expect(page).toContain('href="tel:+9595550199"');
    const known = drawn(<TransferOrderPart reply={orderOf({ ...pickUp, rides: [somebody] })} />);
    expect(known).toMatch(/Please call the driver:\s+\+95 9 777 1/);
    expect(known).toContain('YGN-7K-1');
  });

  // Covers 3.59.
  test('transfer order page: drop-off → begins at the guests’ place, flight number optional', () => {
    const dropOff: TransferOrderDetail = { ...pickUp, type: 'drop_off', flight_number: '', airline: '' };
    const facts = factsOf(<TransferOrderPart reply={orderOf(dropOff)} />);
    expect(facts.get('Type')).toBe('Airport drop-off');
    expect(facts.get('Meeting point')).toBe('Entrance or lobby of Inya Lake');
    expect(facts.get('Departure')).toContain('Inya Lake');
    expect(facts.get('Flight')).toBe('Not given');
    expect(facts.get('Flight departs')).toContain('22:10');
  });

  test('transfer order: cancelled → no meeting', () => {
    const page = drawn(<TransferOrderPart reply={orderOf(pickUp, 'cancelled')} />);
    expect(page).toContain('Meeting point');
    expect(page).not.toContain('cannot find the driver');
    expect(page).not.toContain('Vehicles and drivers');
    const called = { ...pickUp, rides: [somebody], dispatch_status: 'assigned' as const };
    expect(drawn(<TransferOrderPart reply={orderOf(called, 'cancelled')} />)).toContain('YGN-7K-1');
    const done = drawn(<TransferOrderPart reply={orderOf(called, 'completed')} />);
    expect(done).toContain('YGN-7K-1');
    expect(done).not.toContain('cannot find the driver');
  });
});

test('transfer as text for the passengers: English → flight, route, sign, driver', () => {
  const { order } = orderOf({ ...pickUp, rides: [somebody] });
  expect(transferClientText(order, 'en')).toBe(
    [
      'Airport pick-up',
      'Passenger name: ZHANG SAN',
      'Pick-up time: Tue 1 Dec 2026 22:10 (Yangon time, UTC+06:30)',
      'Flight: MU2031 China Eastern',
      'Airport: Yangon International · 仰光国际机场 RGN',
      'Destination: Inya Lake · 茵雅湖 · Mayangone · 37 Kaba Aye Road · Villa 5',
      'Meeting point: Exit of the arrivals hall',
      'Text on the sign: Lotus Tours',
      'Vehicle class: MPV × 2',
      'Driver: Ko Aung · YGN-7K-1 · +95 9 777 1',
    ].join('\n'),
  );
});

test('transfer as text for the passengers: Chinese, no driver yet → no driver, no prices, no order number', () => {
  const text = transferClientText(orderOf(pickUp).order, 'zh-cn');
  expect(text).toContain('接机牌文字：Lotus Tours');
  expect(text).toContain('上车时间：2026年12月1日 周二 22:10（Yangon时间，UTC+06:30）');
  expect(text).not.toMatch(/司机|USD|A261121000001/);
});

test('transfer booked again → search on the same route for the same people, without a flight', () => {
  expect(transferSearchAgain(orderOf(pickUp).order)).toBe(
    '/airport/list?mode=pick_up&airport_id=3&airport=Yangon+International&place_id=41&place=Inya+Lake' +
      '&adults=6&child_ages=4.1&driver_language=chinese&bags=7',
  );
});
