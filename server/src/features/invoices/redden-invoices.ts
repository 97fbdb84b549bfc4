import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findToRedden, listToRedden } from '../orders/orders.ts';
import { lockInvoice } from './invoice-store.ts';
import { leftOf, makeRed } from './make-red.ts';

const batch = 100;

/**
 * Requests red invoices for all orders that were reduced after they were invoiced, on their newest invoices first.
 * Returns how many. Idempotent, and safe in several processes.
 */
export async function reddenInvoices(db: Db, now: Date): Promise<number> {
  let [asked, after] = [0, 0];
  for (;;) {
    const orderIds = await listToRedden(db, after, batch);
    for (const orderId of orderIds) {
      // One invoice per transaction: code that locks several orders must lock their invoice first.
      while (await inTransaction(db, (trx) => reddenNewest(trx, orderId, now))) asked += 1;
    }
    if (orderIds.length < batch) return asked;
    after = orderIds.at(-1)!;
  }
}

/** Requests one on the newest invoice with a remainder; false if nothing more must be reversed. */
async function reddenNewest(trx: Trx, orderId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ invoice_id: number }>`
    SELECT line.invoice_id FROM invoice_lines line JOIN invoices invoice ON invoice.id = line.invoice_id
    WHERE line.order_id = ${orderId} AND line.live AND line.red_asked < line.amount AND invoice.issued_at IS NOT NULL
    ORDER BY line.id DESC LIMIT 1`.execute(trx);
  if (rows.length === 0) return false;
  const locked = await lockInvoice(trx, rows[0]!.invoice_id, undefined);
  const line = locked.lines.find(({ order_id }) => order_id === orderId)!;
  const amount = Math.min(await findToRedden(trx, orderId), leftOf(line));
  if (amount <= 0) return false;
  const reason = await reasonOf(trx, orderId);
  await makeRed(trx, locked, {
    off: [{ lineId: line.id, amount }],
    isFull: false,
    reason,
    userId: null,
    actor: 'timer',
    now,
  });
  return true;
}

/** Reason of the last refund. */
async function reasonOf(trx: Trx, orderId: number): Promise<string> {
  const charge = await trx
    .selectFrom('charges')
    .select('memo')
    .where('order_id', '=', orderId)
    .where('amount', '<', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return charge?.memo ?? '';
}
