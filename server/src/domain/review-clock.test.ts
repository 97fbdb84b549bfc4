import { describe, expect, test } from 'vitest';
import { nextReviewStep, type ReviewTimes, reviewDueAt } from './review-clock.ts';

const at = (local: string) => Date.parse(`${local}+08:00`);
const text = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16);
/** Monday 7 December is a holiday: no working time from Friday 18:00 until Tuesday 09:00. */
const calendar = { tz: 'Asia/Shanghai', hours: '1-5 09:00-18:00', holidays: ['2026-12-07'] };
const after: ReviewTimes = {
  calendar,
  beforeService: false,
  serviceStart: at('2026-12-03T14:00'),
  graceEnd: at('2026-12-04T06:00'),
};
const arriving = (start: string): ReviewTimes => ({
  calendar,
  beforeService: true,
  serviceStart: at(start),
  graceEnd: at(start) + 16 * 3_600_000,
});

describe('reviewDueAt', () => {
  test.each([
    [
      'after the service, asked on a holiday weekend → two working days later',
      after,
      960,
      '2026-12-05T12:00',
      '2026-12-09T16:00',
    ],
    [
      'arrival in three weeks, asked on Friday evening → half a working day later',
      arriving('2026-12-24T14:00'),
      240,
      '2026-12-04T21:40',
      '2026-12-08T13:00',
    ],
    [
      'arrival on Sunday, asked on Friday evening → six hours before the arrival',
      arriving('2026-12-06T14:00'),
      240,
      '2026-12-04T21:40',
      '2026-12-06T08:00',
    ],
    [
      'asked on the evening of arrival → half an hour later',
      arriving('2026-12-04T14:00'),
      240,
      '2026-12-04T21:40',
      '2026-12-04T22:10',
    ],
  ] as const)('reviewDueAt: %s → time as listed', (_, times, minutes, now, due) => {
    expect(text(reviewDueAt(times, minutes, at(now)))).toBe(due);
  });
});

describe('nextReviewStep', () => {
  const steps = (times: ReviewTimes, hasOwner: boolean, from: string, count: number) => {
    let now = at(from);
    return Array.from({ length: count }, (_, level) => {
      const { to, nextAt } = nextReviewStep(times, { level, hasOwner }, now);
      const step = `${text(now)} ${to}`;
      now = nextAt;
      return step;
    });
  };

  test('nextReviewStep: owner → owner, role, administrators every working day, never on the holiday', () => {
    expect(steps(after, true, '2026-12-04T16:00', 5)).toEqual([
      '2026-12-04T16:00 owner',
      '2026-12-08T11:00 role',
      '2026-12-09T10:00 administrator',
      '2026-12-09T18:00 administrator',
      '2026-12-10T17:00 administrator',
    ]);
  });

  test('nextReviewStep: no owner → role, then administrators', () => {
    expect(steps(after, false, '2026-12-08T09:00', 3).map((step) => step.slice(17))).toEqual([
      'role',
      'administrator',
      'administrator',
    ]);
  });

  test('nextReviewStep: guests arrive within a day → administrators at once, also on a Saturday night, with growing pauses', () => {
    expect(steps(arriving('2026-12-05T14:00'), true, '2026-12-05T20:00', 4)).toEqual([
      '2026-12-05T20:00 administrator',
      '2026-12-05T21:00 administrator',
      '2026-12-05T23:00 administrator',
      '2026-12-06T03:00 administrator',
    ]);
  });

  test('nextReviewStep: guests arrive in some days → pause ends six hours before they arrive', () => {
    expect(steps(arriving('2026-12-07T14:00'), false, '2026-12-04T21:40', 2)).toEqual([
      '2026-12-04T21:40 role',
      '2026-12-07T08:00 administrator',
    ]);
  });
});
