import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { type Invoiced, recordInvoiced, refreshSettlement, type SettlingEvent } from '../orders/orders.ts';

/** Updates the invoice status of locked orders from their invoices. */
export async function followInvoices(
  trx: Trx,
  orderIds: readonly number[],
  event: SettlingEvent,
): Promise<void> {
  const { rows } = await sql<Invoiced>`
    SELECT orders.id, coalesce((
      SELECT sum(amount - red_asked) FROM invoice_lines WHERE order_id = orders.id AND live
    ), 0)::bigint AS invoiced, (
      SELECT count(*) FROM invoice_lines line JOIN invoice_red_lines ON line_id = line.id
      JOIN invoice_reds red ON red.id = red_id WHERE line.order_id = orders.id AND line.live AND red.status <> 'issued'
    ) AS reds_open
    FROM unnest(${[...orderIds]}::bigint[]) AS orders (id)`.execute(trx);
  await recordInvoiced(trx, rows);
  await refreshSettlement(trx, orderIds, event);
}
