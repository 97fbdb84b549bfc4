import { addWorkingMinutes, type WorkCalendar } from './working-hours.ts';

/** Whose turn it is to be reminded of a review that nobody has decided. */
export type ReviewStep = 'owner' | 'role' | 'administrator';

/** The times that decide when a review is due and who is reminded; epoch ms. */
export interface ReviewTimes {
  /** Working hours and holidays of the company that sells. */
  calendar: WorkCalendar;
  /** Whether it must be decided before the guests arrive, also at night and on holidays. */
  beforeService: boolean;
  serviceStart: number;
  /** The end of the grace in which guests may still arrive. */
  graceEnd: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From this time before the service on, the clock of the day counts instead of working hours. */
const URGENT_BEFORE_MS = 24 * HOUR_MS;
/** A case that must be decided before the service is due this long before it at the latest. */
const LAST_CALL_MS = 6 * HOUR_MS;
/** Nobody can decide faster. */
const SHORTEST_MS = 30 * MINUTE_MS;
/** Urgent reminders come after one hour, two, four and eight, and every eight hours from then on. */
const FIRST_PAUSE_MS = HOUR_MS;
const LONGEST_PAUSE_MS = 8 * HOUR_MS;
/** Other reminders come after half a working day, then after each working day. Minutes. */
const FIRST_WORKING_PAUSE = 240;
const WORKING_PAUSE = 480;

/** When a review that is asked for at `now` is due: after so many working minutes, and before the service where it must be. */
export function reviewDueAt(times: ReviewTimes, workingMinutes: number, now: number): number {
  const worked = addWorkingMinutes(times.calendar, now, workingMinutes);
  return atLatestBeforeService(times, worked, now);
}

/** Whether guests arrive so soon, or may be arriving now, that nobody waits for working hours. */
export function isUrgent({ beforeService, serviceStart, graceEnd }: ReviewTimes, now: number): boolean {
  return beforeService && now >= serviceStart - URGENT_BEFORE_MS && now < graceEnd;
}

/**
 * Who is reminded at `now` of a review that is overdue, and when the next reminder is due. `level` counts the reminders
 * before this one. The owner comes first, then everybody of the role, then the administrators, who are reminded until a
 * person decides. Where guests are arriving the administrators are reminded at once.
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
