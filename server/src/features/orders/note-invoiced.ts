import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { toRedden } from '../../domain/settlement.ts';
import { listStandingOf } from '../charges/charges.ts';
import { lockStanding } from './order-store.ts';

/** What of an order stands on invoices, in minor units, and how many red ones are still to be issued. */
export interface Invoiced {
  id: number;
  invoiced: number;
  reds_open: number;
}

/** Says of locked orders what of them stands on invoices; `refreshSettlement` lets their state follow. */
export async function noteInvoiced(trx: Trx, orders: readonly Invoiced[]): Promise<void> {
  await sql`
    UPDATE orders SET invoiced = noted.invoiced, reds_open = noted.reds_open
    FROM unnest(${orders.map(({ id }) => id)}::bigint[], ${orders.map(({ invoiced }) => invoiced)}::bigint[],
      ${orders.map(({ reds_open }) => reds_open)}::integer[]) AS noted (id, invoiced, reds_open)
    WHERE orders.id = noted.id`.execute(trx);
}

/** Orders whose invoices say more than they have cost, or wait for a red one; those after an id, so many at most. */
export async function listToRedden(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM orders WHERE invoice_status = 'red_pending' AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** By how much the invoices of an order say more than it has cost, in minor units. The order is locked. */
export async function findToRedden(trx: Trx, orderId: number): Promise<number> {
  const [order] = await lockStanding(trx, [orderId]);
  return order ? toRedden(order, await listStandingOf(trx, [orderId])) : 0;
}
