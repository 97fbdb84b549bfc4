import { addDays, nightsBetween } from '@serai/contract/dates';
import type { Money } from '@serai/contract/money';
import { dueReminder, reminderDays } from '../../domain/billing.ts';
import { localDate } from '../../domain/local-time.ts';
import type { ListedBill } from './bill-list-store.ts';
import { type BillRow, openOf } from './bill-store.ts';

/** A reminder as it is announced. */
export type Reminder =
  | { event: 'bill_due'; facts: { amount: Money } }
  | { event: 'bill_overdue'; facts: { amount: Money; days: number; due_on: string } };

/** Reminder of an open bill, `daysLate` days after its due date. */
export function reminderOf(bill: BillRow, daysLate: number): Reminder {
  const amount = { amount: openOf(bill), currency: bill.currency };
  if (daysLate === 0) return { event: 'bill_due', facts: { amount } };
  return { event: 'bill_overdue', facts: { amount, days: daysLate, due_on: bill.due_on! } };
}

/**
 * Day of the next reminder of a bill and its content, if nothing is paid until then; undefined if none follows. A
 * missed reminder is sent today.
 */
export function nextReminder(bill: ListedBill, now: Date): { on: string; reminder: Reminder } | undefined {
  if (openOf(bill) <= 0 || bill.due_on === null) return undefined;
  const late = nightsBetween(bill.due_on, localDate(now.getTime(), bill.tz));
  const isMissed = dueReminder(late, bill.reminded_at_days) !== undefined;
  const day = isMissed ? late : reminderDays.find((each) => each > late);
  if (day === undefined) return undefined;
  return { on: addDays(bill.due_on, day), reminder: reminderOf(bill, day) };
}
