import { beforeAll, expect, test } from 'vitest';
import { drawn, factsOf } from '../../../test/drawn.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { BookLink } from './book-link.tsx';
import { Page } from './book-page.tsx';
import { BookingCheck } from './booking-check.tsx';
import type { StayQuote } from './desk-booking.ts';
import { PriceCard } from './price-card.tsx';
import { StayCheck } from './stay-check.tsx';

beforeAll(() =>
  loadPhrases('en', [
    'console',
    'console-booking',
    'booking',
    'hotel-booking',
    'hotel-terms',
    'offer-terms',
    'places',
    'layout',
    'common',
  ]),
);

const usd = (amount: number) => ({ amount, currency: 'USD' });
const quote = {
  quote_id: 'q',
  total_price: usd(17_600),
  shown_price: null,
  lines: [{ label: 'Lake Room', quantity: 2, unit_price: usd(8_800), amount: usd(17_600) }],
  policy: {
    tz: 'Asia/Yangon',
    refundable: true,
    windows: [{ until: null, fee: null, amount: 0 }],
    no_show_amount: 0,
    text: ['Free cancellation until 28 November'],
  },
  cancellation: 'free',
  on_request: false,
  expires_at: 4_000_000_000,
  nights: [{ date: '2026-12-01', price: usd(8_800) }],
  hotel: {
    name: 'Camellia Yangon',
    name_alt: '茶花酒店',
    star: 4,
    picture: null,
    check_in_from: '14:00',
    check_out_until: '12:00',
  },
  fees: [],
  included: [],
  room: { id: 1, name: 'Lake Room', name_alt: '湖景房' },
  meal: 'breakfast',
  breakfasts: 2,
  bed: 'twin',
  stay: {
    check_in: '2026-12-01',
    check_out: '2026-12-03',
    rooms: [{ adults: 2, child_ages: [], child_beds: 0 }],
    nationality: 'CN',
  },
  cost: null,
  margin: null,
} as unknown as StayQuote;
const caller = {
  agency: { id: 7, name: 'Golden Valley Travel' },
  user: { id: 9, username: 'mei', nickname: 'Mei', role: 'owner' },
};
const values = {
  rooms: [{ names: ['ZHANG SAN', ' '] }],
  contact_name: 'Wang',
  contact_phone: '+86 138',
  reference: '',
  special_requests: '',
  pay_channel: '' as const,
  approval_note: '',
};

test('book page: reader without the right → forbidden; with it → an agency to choose', () => {
  expect(drawn(<Page />, { at: '/console/book' })).toContain('You do not have permission');
  const shown = drawn(<Page />, { at: '/console/book', nodes: ['/console/order/book'] });
  expect(shown).toContain('Choose an agency first');
});

test('book link: reader without the right → absent', () => {
  expect(drawn(<BookLink agencyId={7} />)).toBe('');
  expect(drawn(<BookLink agencyId={7} />, { nodes: ['/console/order/book'] })).toBe('Book for agency');
});

test('booking check: form → the facts to read back, without empty ones', () => {
  const facts = factsOf(
    <BookingCheck caller={caller} quote={quote} values={values}>
      <StayCheck quote={quote} values={values} />
    </BookingCheck>,
  );
  expect(facts.get('Agency')).toBe('Golden Valley Travel · Mei (mei)');
  expect(facts.get('Hotel')).toBe('Camellia Yangon · Lake Room × 1');
  expect(facts.get('Guests')).toBe('ZHANG SAN');
  expect(facts.get('Contact')).toBe('Wang +86 138');
  expect(facts.get('Agency price')).toContain('176.00');
  expect(facts.has('Agency reference')).toBe(false);
});

test('price card: cost not shown to the reader → no margin; shown → cost and margin', () => {
  const card = (shown: StayQuote) =>
    drawn(
      <PriceCard quote={shown} onLockEnd={() => {}} thing={null} rules={null}>
        {null}
      </PriceCard>,
    );
  expect(card(quote)).not.toContain('margin');
  const seen = card({ ...quote, cost: usd(12_000), margin: usd(5_600) });
  expect(seen).toContain('120.00');
  expect(seen).toContain('56.00');
});
