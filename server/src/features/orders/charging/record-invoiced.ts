import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { amountToReverse } from '../../../domain/settlement.ts';
import { listStandingOf } from '../../charges/charges.ts';
import { lockStanding } from '../order-store.ts';

/** Invoiced amount of an order, in minor units, and number of red invoices still to be issued. */
export interface Invoiced {
  id: number;
  invoiced: number;
  reds_open: number;
}

/** Stores the invoiced amounts of locked orders; `refreshSettlement` then updates their statuses. */
export async function recordInvoiced(trx: Trx, orders: readonly Invoiced[]): Promise<void> {
  await sql`
    UPDATE orders SET invoiced = noted.invoiced, reds_open = noted.reds_open
    FROM unnest(${orders.map(({ id }) => id)}::bigint[], ${orders.map(({ invoiced }) => invoiced)}::bigint[],
      ${orders.map(({ reds_open }) => reds_open)}::integer[]) AS noted (id, invoiced, reds_open)
    WHERE orders.id = noted.id`.execute(trx);
}

/**
 * Lists orders whose invoices exceed their cost or that wait for a red invoice; after an id, up to a limit.
 */
export async function listToRedden(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM orders WHERE invoice_status = 'red_pending' AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Returns the amount by which the invoices of a locked order exceed its cost, in minor units. */
export async function findToRedden(trx: Trx, orderId: number): Promise<number> {
  const [order] = await lockStanding(trx, [orderId]);
  return order ? amountToReverse(order, await listStandingOf(trx, [orderId])) : 0;
}
