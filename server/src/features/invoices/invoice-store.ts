import type { InvoiceKind } from '@serai/contract/invoices/statuses';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { InvoiceEventsTable, InvoiceLinesTable, InvoicesTable } from '../../tables.ts';
import { lockOrderCharges } from '../orders/orders.ts';

export type InvoiceRow = Selectable<InvoicesTable>;
export type LineRow = Selectable<InvoiceLinesTable>;
export type EventRow = Selectable<InvoiceEventsTable>;

/** An invoice that is locked together with its orders and charges until the transaction ends. */
export interface LockedInvoice {
  invoice: InvoiceRow;
  lines: LineRow[];
  /** Charges on its valid lines. */
  chargeIds: number[];
  orderIds: number[];
}

/** Locks an invoice of an agency (of any if undefined), then its orders, then its charges. */
export async function lockInvoice(
  trx: Trx,
  id: number,
  agencyId: number | undefined,
): Promise<LockedInvoice> {
  const invoice = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .$if(agencyId !== undefined, (query) => query.where('agency_id', '=', agencyId!))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!invoice) throw new AppError('not_found');
  const lines = await listLines(trx, id);
  const { rows } = await sql<{ charge_id: number }>`
    SELECT charge_id FROM invoice_line_charges
    WHERE line_id = ANY(${lines.map((line) => line.id)}::bigint[]) ORDER BY charge_id`.execute(trx);
  const chargeIds = rows.map(({ charge_id }) => charge_id);
  await lockOrderCharges(trx, invoice.agency_id, chargeIds);
  return { invoice, lines, chargeIds, orderIds: lines.map(({ order_id }) => order_id) };
}

/** Lists the lines of an invoice in printed order. */
export async function listLines(db: Db | Trx, invoiceId: number): Promise<LineRow[]> {
  return db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();
}

export async function insertInvoice(trx: Trx, invoice: Insertable<InvoicesTable>): Promise<InvoiceRow> {
  return trx.insertInto('invoices').values(invoice).returningAll().executeTakeFirstOrThrow();
}

/** A new line with its charges. */
export interface NewLine {
  order_id: number;
  tax_code_id: number;
  amount: number;
  charge_ids: readonly number[];
}

/** Adds orders to an invoice, in the given order, with their charges. */
export async function insertLines(trx: Trx, invoice: InvoiceRow, lines: readonly NewLine[]): Promise<void> {
  const { rows } = await sql<{ id: number; order_id: number }>`
    INSERT INTO invoice_lines (invoice_id, agency_id, order_id, tax_code_id, amount)
    SELECT ${invoice.id}, ${invoice.agency_id}, line.order_id, line.tax_code_id, line.amount
    FROM unnest(${lines.map(({ order_id }) => order_id)}::bigint[],
      ${lines.map(({ tax_code_id }) => tax_code_id)}::bigint[], ${lines.map(({ amount }) => amount)}::bigint[])
      WITH ORDINALITY AS line (order_id, tax_code_id, amount, position)
    ORDER BY line.position RETURNING id, order_id`.execute(trx);
  const ids = new Map(rows.map(({ id, order_id }) => [order_id, id]));
  const charged = lines.flatMap(({ order_id, charge_ids }) =>
    charge_ids.map((chargeId) => ({ lineId: ids.get(order_id)!, chargeId })),
  );
  await sql`
    INSERT INTO invoice_line_charges (line_id, agency_id, charge_id)
    SELECT line_id, ${invoice.agency_id}, charge_id
    FROM unnest(${charged.map(({ lineId }) => lineId)}::bigint[], ${charged.map(({ chargeId }) => chargeId)}::bigint[])
      AS charged (line_id, charge_id)`.execute(trx);
}

export async function updateInvoice(
  trx: Trx,
  id: number,
  changes: Updateable<InvoicesTable>,
): Promise<InvoiceRow> {
  return trx
    .updateTable('invoices')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records an event of an invoice. */
export async function addInvoiceEvent(
  trx: Trx,
  { id, agency_id }: Pick<InvoiceRow, 'id' | 'agency_id'>,
  event: Omit<Insertable<InvoiceEventsTable>, 'invoice_id' | 'agency_id'>,
): Promise<void> {
  await trx
    .insertInto('invoice_events')
    .values({ ...event, invoice_id: id, agency_id })
    .execute();
}

/** Removes lines from their invoice; returns the charges that can be invoiced again. */
export async function endLines(trx: Trx, lineIds: readonly number[]): Promise<number[]> {
  await sql`UPDATE invoice_lines SET live = false WHERE id = ANY(${[...lineIds]}::bigint[])`.execute(trx);
  const { rows } = await sql<{ charge_id: number }>`
    UPDATE invoice_line_charges SET live = false WHERE line_id = ANY(${[...lineIds]}::bigint[]) AND live
    RETURNING charge_id`.execute(trx);
  return rows.map(({ charge_id }) => charge_id);
}

/** Takes the next number of a seller's series, without gaps: concurrent callers wait for the transaction. */
export async function assignNumber(
  trx: Trx,
  entityId: number,
  series: Exclude<InvoiceKind, 'special' | 'ordinary'> | 'credit_note',
): Promise<{ invoice_number: string; series_no: number }> {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO paper_series (entity_id, series, last) VALUES (${entityId}, ${series}, 1)
    ON CONFLICT (entity_id, series) DO UPDATE SET last = paper_series.last + 1 RETURNING last`.execute(trx);
  const series_no = rows[0]!.last;
  return {
    series_no,
    invoice_number: `${prefixes[series]}${entityId}-${String(series_no).padStart(6, '0')}`,
  };
}

const prefixes = { commercial: 'CI', thai_tax: 'TI', commercial_tax: 'CT', receipt: 'RC', credit_note: 'CN' };
