import type { InvoiceFilter } from '@serai/contract/invoices/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { byId, type CountedQuery, joinConditions } from '../../platform/list/read-list.ts';
import type { InvoiceRow } from './invoice-store.ts';

/** An invoice with what lists show of it. */
export interface ListedInvoice extends InvoiceRow {
  agency: string;
  tz: string;
  seller_zh: string;
  seller_en: string;
  lines: number;
  /** Lines still valid on the invoice. */
  live_lines: number;
  /** Number of red invoices that are not issued yet, and the negative sum of the issued ones. */
  reds_open: number;
  red_gross: number;
}

export interface InvoicesAsked {
  /** Undefined: the invoices of all agencies. */
  agencyId: number | undefined;
  show: InvoiceFilter | undefined;
}

/** Invoices, newest first. */
export function invoiceList(asked: InvoicesAsked): CountedQuery<ListedInvoice> {
  return {
    list: ['invoices', asked.agencyId, asked.show],
    order: byId('newest first', 'invoice.id'),
    from: sql`FROM invoices invoice`,
    where: matches(asked),
    select: selectInvoices,
  };
}

/** One invoice, of one agency unless undefined. */
export async function findListedInvoice(
  db: Db | Trx,
  id: number,
  agencyId: number | undefined,
): Promise<ListedInvoice | undefined> {
  const isOf = agencyId === undefined ? sql`true` : sql`invoice.agency_id = ${agencyId}`;
  const { rows } = await selectInvoices(sql`invoice.id = ${id} AND ${isOf}`).execute(db);
  return rows[0];
}

function selectInvoices(condition: RawBuilder<unknown>): RawBuilder<ListedInvoice> {
  return sql<ListedInvoice>`
    SELECT listed.*, agency.name AS agency, agency.tz, entity.name_zh AS seller_zh, entity.name_en AS seller_en,
      line.lines, line.live_lines, red.reds_open, red.red_gross
    FROM (SELECT invoice.* FROM invoices invoice WHERE ${condition}) listed
    JOIN agencies agency ON agency.id = listed.agency_id
    JOIN seller_entities entity ON entity.id = listed.entity_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS lines, count(*) FILTER (WHERE live) AS live_lines
      FROM invoice_lines WHERE invoice_id = listed.id
    ) line
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT one.id) FILTER (WHERE one.status <> 'issued') AS reds_open,
        coalesce(sum(taken.gross) FILTER (WHERE one.status = 'issued'), 0)::bigint AS red_gross
      FROM invoice_reds one JOIN invoice_red_lines taken ON taken.red_id = one.id WHERE one.invoice_id = listed.id
    ) red
    ORDER BY listed.id DESC`;
}

function matches({ agencyId, show }: InvoicesAsked): RawBuilder<unknown> {
  return joinConditions([
    agencyId !== undefined && sql`invoice.agency_id = ${agencyId}`,
    show && filters[show],
  ]);
}

const hasReds = sql`EXISTS (SELECT FROM invoice_reds red WHERE red.invoice_id = invoice.id)`;

const filters: Record<InvoiceFilter, RawBuilder<unknown>> = {
  waiting: sql`invoice.status IN ('submitted', 'approved')`,
  issued: sql`invoice.status IN ('issued', 'delivered')`,
  red: hasReds,
  over: sql`invoice.status IN ('withdrawn', 'rejected')`,
};
