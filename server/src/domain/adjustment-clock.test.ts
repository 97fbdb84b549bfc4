import { expect, test } from 'vitest';
import { acceptAt, type ProposedTimes, remindAt } from './adjustment-clock.ts';

const day = 86_400_000;
const proposed: ProposedTimes = { proposedAt: 0, answeredAt: null, isQuestioned: false, remindedAt: null };

test.each([
  ['proposed → reminder after 3 days, accepted after 7', {}, 3, 7],
  ['reminded in time → no further reminder, accepted after 7', { remindedAt: 3 * day }, null, 7],
  ['reminded late → accepted 4 days after the reminder', { remindedAt: 6 * day }, null, 10],
  ['question open → no clock runs', { isQuestioned: true }, null, null],
  [
    'question answered on day 5 → the days count from the answer',
    { answeredAt: 5 * day, remindedAt: 3 * day },
    8,
    12,
  ],
] as const)('adjustment clock: %s → days of reminder and acceptance', (_, times, reminder, acceptance) => {
  const days = (ms: number | null) => ms && ms / day;
  expect(days(remindAt({ ...proposed, ...times }))).toBe(reminder);
  expect(days(acceptAt({ ...proposed, ...times }))).toBe(acceptance);
});
