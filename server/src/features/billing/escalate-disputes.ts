import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { nameOrders } from '../orders/orders.ts';
import { notifyFinance } from './announce-bill.ts';
import { findBill, updateLines } from './bill-store.ts';

/** Maximum number of notifications per run. */
const maxAtOnce = 100;

/**
 * Notifies the seller's finance of disputes whose answer is overdue, once each; returns their number.
 * Idempotent, and safe to run in several processes.
 */
export async function escalateDisputes(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM bill_lines WHERE state = 'disputed' AND escalated_at IS NULL AND answer_by <= ${now}
    ORDER BY answer_by, id LIMIT ${maxAtOnce}`.execute(db);
  let notified = 0;
  for (const { id } of rows) if (await escalate(db, id, now)) notified += 1;
  return notified;
}

function escalate(db: Db, lineId: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ bill_id: number; order_id: number; amount: number; reason: string }>`
      SELECT line.bill_id, charge.order_id, charge.amount - charge.settled AS amount, line.reason
      FROM bill_lines line JOIN charges charge ON charge.id = line.charge_id
      WHERE line.id = ${lineId} AND line.state = 'disputed' AND line.escalated_at IS NULL
      FOR NO KEY UPDATE OF line`.execute(trx);
    const line = rows[0];
    if (!line) return false;
    await updateLines(trx, [lineId], { escalated_at: now });
    const bill = await findBill(trx, line.bill_id);
    const order = (await nameOrders(trx, [line.order_id])).get(line.order_id)!.sn;
    const amount = { amount: line.amount, currency: bill.currency };
    await notifyFinance(trx, bill, { event: 'bill_dispute_late', amount, reason: line.reason, order, now });
    return true;
  });
}
