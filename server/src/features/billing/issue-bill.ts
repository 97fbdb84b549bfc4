import { addDays } from '@serai/contract/dates';
import type { Trx } from '../../calls.ts';
import { announceBill } from './announce-bill.ts';
import { type BillRow, type LockedBill, openOf, updateBill } from './bill-store.ts';
import { settleBill } from './settle-bill.ts';
import { termsAt } from './terms.ts';

/**
 * Makes a submitted bill owed: due so many days after `day`, a civil date of the agency. One of nothing or less closes
 * at once. The agency is notified.
 */
export async function issueBill(
  trx: Trx,
  locked: LockedBill,
  { day, userId, now }: { day: string; userId: number | null; now: Date },
): Promise<BillRow> {
  const { bill } = locked;
  const { due_days } = await termsAt(trx, bill.agency_id, now);
  const dueOn = addDays(day, due_days);
  const confirmed = await updateBill(trx, bill.id, {
    status: 'confirmed',
    due_on: dueOn,
    confirmed_at: now,
  });
  const actor = userId === null ? 'timer' : 'operator';
  const settling = { event: 'confirmBill', actor, userId, reason: '', now } as const;
  const issued = await settleBill(trx, { ...locked, bill: confirmed }, {}, settling);
  await announceIssued(trx, issued, now);
  return issued;
}

async function announceIssued(trx: Trx, bill: BillRow, now: Date): Promise<void> {
  const { currency, due_on } = bill;
  if (bill.status === 'closed') {
    const amount = { amount: 0 - bill.total, currency };
    await announceBill(trx, bill, { event: 'bill_credited', facts: { amount }, now });
    return;
  }
  const amount = { amount: openOf(bill), currency };
  await announceBill(trx, bill, { event: 'bill_issued', facts: { amount, due_on: due_on! }, now });
}
