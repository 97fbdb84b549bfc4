import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SupplierInvoicesTable } from '../../../tables.ts';

export type InvoiceRow = Selectable<SupplierInvoicesTable>;

/** An invoice with the columns that replies show. */
export interface ListedInvoice extends InvoiceRow {
  supplier_zh: string;
  supplier_en: string;
  entity_zh: string;
  entity_en: string;
  stated: number;
  cost: number;
  entered: string;
  file_name: string | null;
  file_type: string | null;
  file_size: number | null;
}

/** Tables of the conditions on `invoice`. */
export const invoiceTables = sql`FROM supplier_invoices invoice`;

/** Selects invoices that fulfil a condition on `invoiceTables`. */
export function selectInvoices(condition: RawBuilder<unknown>): RawBuilder<ListedInvoice> {
  return sql<ListedInvoice>`
    SELECT invoice.*, supplier.name_zh AS supplier_zh, supplier.name_en AS supplier_en, entity.name_zh AS entity_zh,
      entity.name_en AS entity_en, line.stated, line.cost, users.nickname AS entered, uploads.name AS file_name,
      uploads.mimetype AS file_type, uploads.size AS file_size
    ${invoiceTables} JOIN suppliers supplier ON supplier.id = invoice.supplier_id
      JOIN seller_entities entity ON entity.id = invoice.entity_id
      JOIN users ON users.id = invoice.entered_by LEFT JOIN uploads ON uploads.path = invoice.file
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(stated), 0)::bigint AS stated, coalesce(sum(cost), 0)::bigint AS cost
        FROM supplier_invoice_lines WHERE invoice_id = invoice.id
      ) line
    WHERE ${condition}`;
}

/** Finds an invoice; refuses an unknown one with `not_found`. */
export async function findInvoice(db: Db | Trx, id: number): Promise<ListedInvoice> {
  const { rows } = await selectInvoices(sql`invoice.id = ${id}`).execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

/** Locks invoices in id order; refuses with `not_found` if one does not exist. */
export async function lockInvoices(trx: Trx, ids: readonly number[]): Promise<InvoiceRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await trx
    .selectFrom('supplier_invoices')
    .selectAll()
    .where('id', 'in', wanted)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (rows.length !== wanted.length) throw new AppError('not_found');
  return rows;
}

/** Inserts an invoice; undefined if the supplier has another one of this number. */
export async function insertInvoice(
  trx: Trx,
  invoice: Insertable<SupplierInvoicesTable>,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('supplier_invoices')
    .values(invoice)
    .onConflict((conflict) =>
      conflict.columns(['supplier_id', 'number_key']).where('status', '<>', 'withdrawn').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateInvoices(
  trx: Trx,
  ids: readonly number[],
  changes: Updateable<SupplierInvoicesTable>,
): Promise<void> {
  await trx
    .updateTable('supplier_invoices')
    .set(changes)
    .where('id', 'in', [...ids])
    .execute();
}

/** An order on an invoice: the sum that the supplier states, and the cost in the books. */
export interface InvoiceLine {
  order_id: number;
  stated: number;
  cost: number;
}

/** Replaces the lines of a locked invoice. */
export async function replaceLines(
  trx: Trx,
  invoiceId: number,
  lines: readonly InvoiceLine[],
): Promise<void> {
  await trx.deleteFrom('supplier_invoice_lines').where('invoice_id', '=', invoiceId).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('supplier_invoice_lines')
    .values(lines.map((line) => ({ invoice_id: invoiceId, ...line })))
    .execute();
}

/** A line with its order. */
export interface ListedLine extends InvoiceLine {
  sn: string;
  title_zh: string;
  title_en: string;
  guest_names: string[];
  served_on: string;
}

/** Lines of an invoice with their orders, the earliest service first. */
export async function listLines(db: Db | Trx, invoiceId: number): Promise<ListedLine[]> {
  const { rows } = await sql<ListedLine>`
    SELECT line.order_id, line.stated, line.cost, orders.sn, orders.title_zh, orders.title_en, orders.guest_names,
      (orders.service_end AT TIME ZONE orders.tz)::date AS served_on
    FROM supplier_invoice_lines line JOIN orders ON orders.id = line.order_id
    WHERE line.invoice_id = ${invoiceId} ORDER BY orders.service_end, orders.id`.execute(db);
  return rows;
}
