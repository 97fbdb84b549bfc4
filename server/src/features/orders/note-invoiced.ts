import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';

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
export async function listToRedden(trx: Trx, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM orders WHERE invoice_status = 'red_pending' AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}
