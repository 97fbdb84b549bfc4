import { addDays, nightsBetween } from '@serai/contract/dates';
import type { Money } from '@serai/contract/money';
import { dueReminder, reminderDays } from '../../domain/billing.ts';
import { localDate } from '../../domain/local-time.ts';
import type { ListedBill } from './bill-list-store.ts';
import { type BillRow, openOf } from './bill-store.ts';

/** A reminder as it is announced. */
export type Reminder =
  | { event: 'bill_due'; facts: { amount: Money; note?: string } }
  | { event: 'bill_overdue'; facts: { amount: Money; days: number; due_on: string; note?: string } };

/** Open sum of a bill and its due day. */
interface Owed {
  open: Money;
  due_on: string;
}

/** Reminder of an open bill, `daysLate` days after its due date, with a line that staff add to it. */
export function reminderOf({ open: amount, due_on }: Owed, daysLate: number, note = ''): Reminder {
  const added = note === '' ? {} : { note };
  if (daysLate === 0) return { event: 'bill_due', facts: { amount, ...added } };
  return { event: 'bill_overdue', facts: { amount, days: daysLate, due_on, ...added } };
}

/** Open sum and due day of a confirmed bill. */
export function openSum(bill: BillRow): Owed {
  return { open: { amount: openOf(bill), currency: bill.currency }, due_on: bill.due_on! };
}

/**
 * Day of the next reminder of a bill and its content, if nothing is paid until then; undefined if none follows. A
 * missed reminder is sent today, or after the last day of a pause.
 */
export function nextReminder(
  bill: ListedBill,
  now: Date,
  pausedUntil?: string,
): { on: string; reminder: Reminder } | undefined {
  if (openOf(bill) <= 0 || bill.due_on === null) return undefined;
  const late = nightsBetween(bill.due_on, localDate(now.getTime(), bill.tz));
  const isMissed = dueReminder(late, bill.reminded_at_days) !== undefined;
  const day = isMissed ? late : reminderDays.find((each) => each > late);
  if (day === undefined) return undefined;
  const planned = addDays(bill.due_on, day);
  const on = pausedUntil !== undefined && planned <= pausedUntil ? addDays(pausedUntil, 1) : planned;
  return { on, reminder: reminderOf(openSum(bill), nightsBetween(bill.due_on, on)) };
}
