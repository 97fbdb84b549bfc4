import type { InvoiceFilter, InvoiceKind, PaperStatus } from '@serai/contract/invoices/statuses';
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

/** Filters of the staff's list of invoices. */
export interface InvoiceChoice {
  status?: PaperStatus | undefined;
  kind?: InvoiceKind | undefined;
  keyword?: string | undefined;
  issued_from?: string | undefined;
  issued_to?: string | undefined;
}

export interface InvoicesAsked {
  /** Undefined: the invoices of all agencies. */
  agencyId: number | undefined;
  show: InvoiceFilter | undefined;
  choice?: InvoiceChoice;
}

/** Invoices, newest first. */
export function invoiceList(asked: InvoicesAsked): CountedQuery<ListedInvoice> {
  const { status, kind, keyword, issued_from, issued_to } = asked.choice ?? {};
  const filters = [asked.agencyId, asked.show, status, kind, keyword, issued_from, issued_to];
  return {
    list: ['invoices', ...filters.map((filter) => filter ?? null)],
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

/** Finds the id of an invoice by the number of its application or its own; undefined if there is none. */
export async function findByNumber(db: Db, number: string): Promise<number | undefined> {
  const asked = number.toUpperCase();
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM invoices WHERE number = ${asked} OR (invoice_number = ${asked} AND invoice_number <> '')
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.id;
}

function matches({ agencyId, show, choice = {} }: InvoicesAsked): RawBuilder<unknown> {
  const { status, kind, keyword, issued_from, issued_to } = choice;
  return joinConditions([
    agencyId !== undefined && sql`invoice.agency_id = ${agencyId}`,
    show && filters[show],
    status && sql`invoice.status = ${status}`,
    kind && sql`invoice.kind = ${kind}`,
    keyword && matchesKeyword(keyword),
    issued_from && sql`invoice.issued_on >= ${issued_from}::date`,
    issued_to && sql`invoice.issued_on <= ${issued_to}::date`,
  ]);
}

/** An invoice by a number, or by a part of its title or of its agency's name. */
function matchesKeyword(keyword: string): RawBuilder<unknown> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const number = keyword.replaceAll(' ', '').toUpperCase();
  return sql`(invoice.number = ${number} OR invoice.invoice_number = ${number} OR invoice.title ILIKE ${pattern}
    OR EXISTS (SELECT FROM agencies WHERE agencies.id = invoice.agency_id AND agencies.name ILIKE ${pattern}))`;
}

const hasReds = sql`EXISTS (SELECT FROM invoice_reds red WHERE red.invoice_id = invoice.id)`;

const filters: Record<InvoiceFilter, RawBuilder<unknown>> = {
  waiting: sql`invoice.status IN ('submitted', 'approved')`,
  issued: sql`invoice.status IN ('issued', 'delivered')`,
  red: hasReds,
  over: sql`invoice.status IN ('withdrawn', 'rejected')`,
};
