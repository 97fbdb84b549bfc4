import type { Db } from '../../calls.ts';
import { openOf } from './bill-store.ts';

/** Maximum number of bills returned; no transfer pays more. */
const maxPayable = 200;

/** Payable bills of an agency, earliest due date first, with the open amount in minor units. */
export async function listPayable(db: Db, agencyId: number) {
  const bills = await db
    .selectFrom('bills')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('status', 'in', ['confirmed', 'part_paid'])
    .orderBy('due_on')
    .orderBy('id')
    .limit(maxPayable)
    .execute();
  return bills.map((bill) => ({
    id: bill.id,
    number: bill.number,
    currency: bill.currency,
    due_on: bill.due_on!,
    open: openOf(bill),
  }));
}
