import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import type { OrderView } from '@serai/contract/orders/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawn, factsOf } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { OrderAmounts } from '../../orders/views/order-amounts.tsx';
import { OrderFacts } from '../../orders/views/order-facts.tsx';
import { HotelOrderPart } from './hotel-order-part.tsx';
import { StayFields } from './stay-fields.tsx';
import { StayPart } from './stay-part.tsx';

beforeAll(() =>
  loadPhrases('en', ['orders', 'order-detail', 'hotel-order', 'hotel-terms', 'map-apps', 'layout', 'common']),
);

const usd = (amount: number) => ({ amount, currency: 'USD' });
const detail: Partial<HotelOrderDetail> = {
  hotel_confirmation_code: 'HX-77',
  hotel_name: 'Camellia',
  hotel_name_alt: '茶花',
  hotel_name_local: '',
  city: 'Yangon',
  address: '1 Strand Road',
  address_alt: '',
  phone: '+95 1 222',
  zip: '11181',
  email: 'desk@camellia.example',
  room_number: '1203',
  room_type: 'Deluxe',
  room_type_alt: '豪华房',
  meal_type: 'half_board',
  bed_type: 'twin',
  breakfasts: 2,
  check_in: '2026-12-01',
  check_out: '2026-12-03',
  check_in_from: '14:00',
  check_out_until: '12:00',
  nights: 2,
  room_nights: 4,
  number_of_rooms: 2,
  nationality: 'CN',
  nationality_name: 'China',
  adults: 3,
  children: 1,
  fees: [
    {
      name: 'Zone fee',
      basis: 'person_stay',
      percent: null,
      from_age: 10,
      nights: [],
      unit_amount: { amount: 2_500_000, currency: 'MMK' },
      total: { amount: 7_500_000, currency: 'MMK' },
    },
  ],
  included: ['vat', 'service_charge'],
  important: 'The last boat leaves at 18:00',
  room_lines: [],
  price_per_night: [{ date: '2026-12-01', price: usd(8075) }],
  guests: [
    { adults: 2, child_ages: [5], child_beds: 1, full_names: ['ZHANG SAN'] },
    { adults: 1, child_ages: [], child_beds: 0, full_names: ['LI SI'] },
  ],
};
const order: Partial<OrderView> = {
  id: 1,
  sn: 'H261121000001',
  product: 'hotel',
  order_status: 'cancelled',
  pay_status: 'part_refunded',
  refund_status: 'refunded',
  settlement_status: 'settled',
  invoice_status: 'invoiceable',
  pay_channel: 'balance',
  pay_time: 1_796_000_000,
  booking_date: 1_795_000_000,
  booking_account: 'owner_a',
  on_behalf: null,
  contact_name: 'Daw Khin',
  contact_phone: '+95 9 1234',
  total_price: usd(51_101),
  total_amount: usd(51_102),
  total_settlement_price: usd(16_003),
  settlement_money: usd(16_004),
  cancellation_fee: usd(16_005),
  refund_money: usd(35_106),
  refund_time: 1_797_000_000,
  operator: 'desk_1',
  reference: 'KM-1',
  special_requests: 'High floor',
};
const reply = {
  order: { ...order, detail },
  lines: [],
  policy: { refundable: true },
  invoices: [{ id: 7, number: 'IA0000007', status: 'submitted' }],
} as unknown as OrderReply;

const memberPage = (
  <>
    <StayPart reply={reply} />
    <StayFields reply={reply} />
  </>
);

describe('the order page shows of every order', () => {
  // Covers 3.01, 3.02, 3.03, 3.04, 3.05, 3.06, 3.07, 3.08, 3.09, 3.13, 3.17, 3.18, 3.31.
  test.each([
    ['Order number', 'H261121000001'],
    ['Order status', 'Cancelled'],
    ['Settlement status', 'Settled'],
    ['Invoice status', 'Can be invoiced'],
    ['Invoice status', 'IA0000007'],
    ['Pay channel', 'Deposit'],
    ['Pay time', '2026-11-30'],
    ['Booking account', 'owner_a'],
    ['Contact person', 'Daw Khin'],
    ['Contact phone', '+95 9 1234'],
    ['Refund status', 'Refunded'],
    ['Operator', 'desk_1'],
    ['Special requests', 'High floor'],
    ['Booking date', '2026-11-18'],
  ])('order page: %s → %s', (name, value) => {
    expect(factsOf(<OrderFacts reply={reply} />).get(name)).toContain(value);
  });

  test("order page: booked by the seller's staff → marked beside the booking account", () => {
    const booked = { ...reply, order: { ...reply.order, on_behalf: 'Lin An' } };
    const account = factsOf(<OrderFacts reply={booked} />).get('Booking account');
    expect(account).toContain('owner_a');
    expect(account).toContain('Booked for you by');
    expect(account).not.toContain('Lin An');
  });

  // Covers 3.10, 3.11, 3.12, 3.14, 3.15, 3.16.
  test.each([
    ['Total price', '511.01'],
    ['Total amount', '511.02'],
    ['Total settlement price', '160.03'],
    ['Settlement money', '160.04'],
    ['Refund money', '351.06'],
    ['Refund time', '2026-12-11'],
  ])('order page: %s → %s, among its sums', (name, value) => {
    expect(factsOf(<OrderAmounts reply={reply} />).get(name)).toContain(value);
  });
});

describe('the order page shows of a hotel order', () => {
  // Covers 3.20, 3.21, 3.22, 3.23, 3.24, 3.25, 3.26, 3.27, 3.28, 3.29, 3.30, 3.32, 3.33, 3.34, 3.35, 3.37,
  // 3.40, 3.41, 3.42.
  test.each([
    ['Hotel confirmation code', 'HX-77'],
    ['Hotel name', 'Camellia'],
    ['City', 'Yangon'],
    ['Address', '1 Strand Road'],
    ['Phone', '+95 1 222'],
    ['Zip', '11181'],
    ['Email', 'desk@camellia.example'],
    ['Room number', '1203'],
    ['Room type', 'Deluxe'],
    ['Meal type', 'Half board'],
    ['Bed type', 'Twin beds'],
    ['Check-in', '2026'],
    ['Check-out', '2026'],
    ['Room nights', '4'],
    ['Number of rooms', '2'],
    ['Nationality', 'China'],
    ['Adults', '3'],
    ['Children', '1 (aged 5)'],
    ['Breakfasts included', '2'],
  ])('hotel order page: %s → %s', (name, value) => {
    expect(factsOf(memberPage).get(name)).toContain(value);
    expect(factsOf(<HotelOrderPart reply={reply} />).get(name)).toContain(value);
  });

  // Covers 3.36, 3.38.
  test('hotel order page: nights and rooms → price of each night, guests of each room', () => {
    const page = drawn(memberPage);
    expect(page).toMatch(/Price per night, one room.*80\.75/s);
    expect(page).toMatch(/Room 1\s+ZHANG SAN.*Room 2\s+LI SI/s);
    expect(page).toMatch(/aged 5\), with a bed: 1/);
  });

  test('hotel order page: hotel’s conditions → fees at the hotel, inclusions, rules for guests', () => {
    const page = drawn(memberPage);
    expect(page).toMatch(/Zone fee.*25,000.MMK per person per stay \(from age 10\), 75,000.MMK in all/s);
    expect(page).toContain('Price includes VAT, service charge');
    expect(page).toContain('The last boat leaves at 18:00');
  });
});
