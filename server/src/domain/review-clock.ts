import { addWorkingMinutes, type WorkCalendar } from './working-hours.ts';

/** Recipient of a reminder of an undecided review. */
export type ReviewStep = 'owner' | 'role' | 'administrator';

/** Times that determine when a review is due and who is reminded; epoch ms. */
export interface ReviewTimes {
  /** Working hours and holidays of the selling company. */
  calendar: WorkCalendar;
  /** Whether it must be decided before the guests arrive, even at night and on holidays. */
  beforeService: boolean;
  serviceStart: number;
  /** End of the grace period in which guests may still arrive. */
  graceEnd: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From this long before the service, wall-clock time counts instead of working hours. */
const URGENT_BEFORE_MS = 24 * HOUR_MS;
/** A case that must be decided before the service is due at least this long before it. */
const LAST_CALL_MS = 6 * HOUR_MS;
/** Minimum time for a decision. */
const SHORTEST_MS = 30 * MINUTE_MS;
/** Urgent reminders: after one hour, two, four and eight, then every eight hours. */
const FIRST_PAUSE_MS = HOUR_MS;
const LONGEST_PAUSE_MS = 8 * HOUR_MS;
/** Other reminders: after half a working day, then after each working day. Minutes. */
const FIRST_WORKING_PAUSE = 240;
const WORKING_PAUSE = 480;

/**
 * Returns the deadline of a review requested at `now`: after the given working minutes, and before the
 * service if required.
 */
export function reviewDueAt(times: ReviewTimes, workingMinutes: number, now: number): number {
  const worked = addWorkingMinutes(times.calendar, now, workingMinutes);
  return atLatestBeforeService(times, worked, now);
}

/** Returns whether guests arrive soon, or may be arriving now, so that working hours are ignored. */
export function isUrgent({ beforeService, serviceStart, graceEnd }: ReviewTimes, now: number): boolean {
  return beforeService && now >= serviceStart - URGENT_BEFORE_MS && now < graceEnd;
}

/**
 * Determines who is reminded at `now` of an overdue review, and when the next reminder is due. `level` counts
 * earlier reminders. The order is: the owner, everyone with the role, then the administrators until a person
 * decides. If guests are arriving, the administrators are reminded at once.
 */
export function nextReviewStep(
  times: ReviewTimes,
  { level, hasOwner }: { level: number; hasOwner: boolean },
  now: number,
): { to: ReviewStep; nextAt: number } {
  if (isUrgent(times, now)) {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(level, 10), LONGEST_PAUSE_MS);
    return { to: 'administrator', nextAt: now + pause };
  }
  const ladder: readonly ReviewStep[] = hasOwner
    ? ['owner', 'role', 'administrator']
    : ['role', 'administrator'];
  const worked = addWorkingMinutes(times.calendar, now, level === 0 ? FIRST_WORKING_PAUSE : WORKING_PAUSE);
  return { to: ladder[level] ?? 'administrator', nextAt: atLatestBeforeService(times, worked, now) };
}

function atLatestBeforeService(times: ReviewTimes, worked: number, now: number): number {
  if (!times.beforeService || now >= times.graceEnd) return worked;
  return Math.max(now + SHORTEST_MS, Math.min(worked, times.serviceStart - LAST_CALL_MS));
}
