import { expect, test } from 'vitest';
import { renameTerms } from './rename-terms.ts';

const start = 2_000_000_000;
const orderOf = (order_status: 'confirmed' | 'cancelled' = 'confirmed') => ({
  order_status,
  service_start: { utc: start, local: '2033-05-18T10:03', tz: 'Asia/Yangon' },
});

test.each([
  ['before its end', start - 100, true, start - 200, 'renameAtOnce'],
  ['after its end', start - 100, true, start - 50, 'renameOver'],
  ['booked in another system', null, true, start - 200, 'renameBySupport'],
  ['non-refundable', null, false, start - 200, 'renameNonRefundable'],
])('change of names: %s → who makes it, and why', (_, until, refundable, now, words) => {
  const terms = renameTerms(orderOf(), { guests_until: until }, { refundable, nowMs: now * 1000 });
  expect(terms?.words).toBe(words);
});

test('change of names: guests have arrived, or order cancelled → nothing', () => {
  const until = { guests_until: start - 100 };
  expect(renameTerms(orderOf(), until, { refundable: true, nowMs: start * 1000 })).toBeNull();
  expect(renameTerms(orderOf('cancelled'), until, { refundable: true, nowMs: 0 })).toBeNull();
});
