import type { BillView } from '@serai/contract/billing/bills';
import type { Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { findListedBill, type ListedBill } from './bill-list-store.ts';
import { openOf } from './bill-store.ts';
import { daysLate } from './days-late.ts';

/** A bill as shown to its agency. */
export function presentBill(bill: ListedBill, now: Date): BillView {
  const { currency } = bill;
  return {
    id: bill.id,
    number: bill.number,
    status: bill.status,
    automatic: bill.made_by === null,
    made_at: toSeconds(bill.made_at),
    period_from: bill.period_from,
    period_to: bill.period_to,
    due_on: bill.due_on,
    total: { amount: bill.total, currency },
    paid: { amount: bill.paid, currency },
    given_back: { amount: bill.given_back, currency },
    open: { amount: openOf(bill), currency },
    days_overdue: daysLate(bill, bill.tz, now),
    lines: bill.lines,
    disputed_lines: bill.disputed_lines,
  };
}

/** The same with its agency. */
export function presentStaffBill(bill: ListedBill, now: Date) {
  return { ...presentBill(bill, now), agency_id: bill.agency_id, agency: bill.agency };
}

/** A bill that the caller has just changed. */
export async function presentLocked(db: Db, id: number, { now }: { now: Date }): Promise<BillView> {
  return presentBill((await findListedBill(db, id, undefined))!, now);
}

/** The same for staff. */
export async function presentForStaff(db: Db, id: number, { now }: { now: Date }) {
  return presentStaffBill((await findListedBill(db, id, undefined))!, now);
}
