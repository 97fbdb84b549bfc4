import type { agedBuckets } from '@serai/contract/billing/statuses';
import { addDays } from '@serai/contract/dates';

/** Billing cycle of an agency: weeks end on Sunday, half months on the 15th and the last day. */
export type Cycle = 'week' | 'half_month' | 'month';

/** Returns the last day of the billing period that contains a civil date. */
export function periodEnd(date: string, cycle: Cycle): string {
  if (cycle === 'week') {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    return addDays(date, (7 - weekday) % 7);
  }
  if (cycle === 'half_month' && date.slice(8) <= '15') return `${date.slice(0, 8)}15`;
  return lastOfMonth(date);
}

function lastOfMonth(date: string): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return addDays(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10), -1);
}

/** Returns the latest cut-off (civil date) before `today`. */
export function lastCutOff(today: string, cycle: Cycle): string {
  const yesterday = addDays(today, -1);
  if (periodEnd(yesterday, cycle) === yesterday) return yesterday;
  return addDays(periodStart(yesterday, cycle), -1);
}

/** Returns the first day of the billing period that contains a civil date. */
export function periodStart(date: string, cycle: Cycle): string {
  if (cycle === 'week') {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    return addDays(date, -((weekday + 6) % 7));
  }
  return cycle === 'half_month' && date.slice(8) > '15' ? `${date.slice(0, 8)}16` : `${date.slice(0, 8)}01`;
}

/**
 * Returns the next period to bill after the last billed day: from the following day to the end of its period.
 */
export function nextPeriod(billedTo: string, cycle: Cycle): { from: string; to: string } {
  const from = addDays(billedTo, 1);
  return { from, to: periodEnd(from, cycle) };
}

/**
 * Distributes a payment over the lines of a bill. Credits count in full from the first payment on, then the
 * oldest lines are paid first. Nothing is settled while nothing is paid.
 * @param amounts Line amounts, oldest first, in minor units.
 * @param paid Paid part of their sum; at least 0.
 * @returns The settled part of each line, with the line's sign.
 */
export function settleLines(amounts: readonly number[], paid: number): number[] {
  if (paid === 0) return amounts.map(() => 0);
  let left = paid - amounts.reduce((sum, amount) => sum + Math.min(amount, 0), 0);
  return amounts.map((amount) => {
    if (amount < 0) return amount;
    const part = Math.min(amount, left);
    left -= part;
    return part;
  });
}

/** Returns the ageing bucket by days since the due date; 0 and below means not past due. */
export function agedBucket(daysLate: number): (typeof agedBuckets)[number] {
  if (daysLate <= 0) return 'current';
  if (daysLate <= 30) return 'to_30';
  if (daysLate <= 60) return 'to_60';
  return daysLate <= 90 ? 'to_90' : 'over_90';
}

/** Days after the due date on which a reminder is sent. */
export const reminderDays = [0, 1, 8, 30] as const;

/** Returns the latest reminder that is due and not sent yet; undefined if none. */
export function dueReminder(daysLate: number, sent: number | null): number | undefined {
  const reached = reminderDays.filter((day) => day <= daysLate).at(-1);
  return reached !== undefined && reached > (sent ?? -1) ? reached : undefined;
}
