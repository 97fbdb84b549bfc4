import { beforeAll, expect, test } from 'vitest';
import { drawn } from '../../../test/drawn.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import type { CashRow } from './cash-reads.ts';
import { CashState } from './cash-state.tsx';
import { HandInAction } from './hand-in-action.tsx';

beforeAll(() => loadPhrases('en', ['console-cash', 'common']));

const at = { local: '2026-12-01T10:00', tz: 'Asia/Yangon', utc: 1_796_000_000 };
const kyats = (amount: number) => ({ amount, currency: 'MMK' });
const cash: CashRow = {
  id: 1,
  ride_id: 2,
  order_id: 3,
  order_sn: 'C7',
  driver: { id: 4, name: 'Ko Htet' },
  sum: kyats(500_000),
  purpose: 'toll_parking',
  note: '',
  taken_at: at,
  recorded_by: 'Dan',
  recorded_at: at.utc,
  state: 'open',
  hand_in: null,
  voided: null,
  actions: ['handIn', 'void'],
};
const shownFor = (rows: readonly CashRow[]) => drawn(<HandInAction rows={rows} onDone={() => {}} />);

test('receive cash: records of one driver in one currency → button; two drivers or currencies → explained', () => {
  expect(shownFor([cash, { ...cash, id: 2 }])).toBe('Receive');
  expect(shownFor([cash, { ...cash, driver: { id: 5, name: 'Ko Aung' } }])).toMatch(/one driver in one/);
  expect(shownFor([cash, { ...cash, sum: { amount: 500, currency: 'USD' } }])).toMatch(/one driver in one/);
  expect(shownFor([])).toBe('');
});

test('receive cash: record of the reader among them → a colleague is asked for', () => {
  expect(shownFor([cash, { ...cash, actions: ['void'] }])).toMatch(/ask a colleague/);
});

test('state of cash: handed in with a difference → sums, difference and reason', () => {
  const hand_in = {
    id: 1,
    handed_in_on: '2026-12-02',
    expected: kyats(1_000_000),
    counted: kyats(900_000),
    reason: 'One note was false',
    received_by: 'May',
  };
  const text = drawn(<CashState cash={{ ...cash, state: 'handed_in', hand_in }} />);
  expect(text).toMatch(/received by May/);
  expect(text).toMatch(/expected 10,000 MMK, counted 9,000 MMK/);
  expect(text).toMatch(/difference −1,000 MMK/);
  expect(text).toContain('One note was false');
});
