import { sql } from 'kysely';
import type { FindInvoices, InvoiceOfOrder } from '../orders/orders.ts';

/** Finds the invoices that contain charges of an order, oldest first. */
export const findInvoicesOfOrder: FindInvoices = async (db, { id, agency_id }) => {
  const { rows } = await sql<InvoiceOfOrder>`
    SELECT invoice.id, coalesce(nullif(invoice.invoice_number, ''), invoice.number) AS number, invoice.status
    FROM invoice_lines line JOIN invoices invoice ON invoice.id = line.invoice_id
    WHERE line.order_id = ${id} AND line.live AND invoice.agency_id = ${agency_id}
    ORDER BY invoice.id`.execute(db);
  return rows;
};
