import type { Db } from '../../calls.ts';
import { openOf } from './bill-store.ts';

/** No more are answered: so many bills no transfer pays. */
const mostPayable = 200;

/** The bills of an agency that are to be paid, those due first first, and what is open of each in minor units. */
export async function listPayable(db: Db, agencyId: number) {
  const bills = await db
    .selectFrom('bills')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('status', 'in', ['confirmed', 'part_paid'])
    .orderBy('due_on')
    .orderBy('id')
    .limit(mostPayable)
    .execute();
  return bills.map((bill) => ({
    id: bill.id,
    number: bill.number,
    currency: bill.currency,
    due_on: bill.due_on!,
    open: openOf(bill),
  }));
}
