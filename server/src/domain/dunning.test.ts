import { expect, test } from 'vitest';
import { type DunningFacts, dunningStage } from './dunning.ts';

const nothing: DunningFacts = { givenUp: 0, creditStopped: false, overdue: 0, remindedAtDays: null };

test.each([
  ['nothing overdue', {}, 'not_due'],
  ['reminder of the due day only', { overdue: 1, remindedAtDays: 0 }, 'late'],
  ['overdue without a reminder', { overdue: 1 }, 'late'],
  ['first reminder', { overdue: 1, remindedAtDays: 1 }, 'reminded_1'],
  ['second reminder', { overdue: 1, remindedAtDays: 8 }, 'reminded_2'],
  ['third reminder', { overdue: 1, remindedAtDays: 30 }, 'reminded_3'],
  ['reminded, then paid', { remindedAtDays: 30 }, 'not_due'],
  ['credit stopped', { overdue: 1, remindedAtDays: 8, creditStopped: true }, 'stopped'],
  ['written off', { creditStopped: true, givenUp: 1 }, 'written_off'],
] as const)('dunning stage: %s → %s%s', (_, facts, stage) => {
  expect(dunningStage({ ...nothing, ...facts })).toBe(stage);
});
