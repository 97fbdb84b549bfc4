import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addInvoiceEvent, lockInvoice } from './invoice-store.ts';
import { findRed, updateRed } from './red-store.ts';

const batch = 100;

/**
 * Ends red invoices that the buyer has not agreed to in time; the seller may request them again. Returns how many.
 * Idempotent, and safe in several processes.
 */
export async function lapseReds(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('invoice_reds')
    .select('id')
    .where('status', '=', 'asked')
    .where('until', '<=', now)
    .orderBy('until')
    .orderBy('id')
    .limit(batch)
    .execute();
  let lapsed = 0;
  for (const { id } of due) if (await inTransaction(db, (trx) => lapse(trx, id, now))) lapsed += 1;
  return lapsed;
}

async function lapse(trx: Trx, id: number, now: Date): Promise<boolean> {
  const { invoice } = await lockInvoice(trx, (await findRed(trx, id))!.invoice_id, undefined);
  const red = (await findRed(trx, id))!;
  // It was answered or requested again concurrently.
  if (red.status !== 'asked' || red.until! > now) return false;
  await updateRed(trx, id, { status: 'lapsed' });
  await addInvoiceEvent(trx, invoice, { event: 'red_lapsed', user_id: null, at: now });
  return true;
}
