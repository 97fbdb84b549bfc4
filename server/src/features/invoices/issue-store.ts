import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import type { Parts } from '../../domain/tax.ts';
import type { InvoiceRow } from './invoice-store.ts';

/** Finds the cost of orders in minor units; orders with unknown cost are omitted. */
export async function findCosts(trx: Trx, orderIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; cost: number }>`
    SELECT id, cost FROM orders WHERE id = ANY(${[...orderIds]}::bigint[]) AND cost IS NOT NULL`.execute(trx);
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}

/** Tax of a line in the invoice's currency, and the seller's tax debt in the site's. */
export interface LineParts extends Parts {
  id: number;
  deducted: number;
  siteTax: number;
  siteDeducted: number;
}

/** Stores the tax of lines at issue. */
export async function updateLineParts(trx: Trx, lines: readonly LineParts[]): Promise<void> {
  const column = (of: keyof LineParts) => lines.map((line) => line[of]);
  await sql`
    UPDATE invoice_lines SET gross = parts.gross, net = parts.net, tax = parts.tax, deducted = parts.deducted,
      site_tax = parts.site_tax, site_deducted = parts.site_deducted
    FROM unnest(${column('id')}::bigint[], ${column('gross')}::bigint[], ${column('net')}::bigint[],
      ${column('tax')}::bigint[], ${column('deducted')}::bigint[], ${column('siteTax')}::bigint[],
      ${column('siteDeducted')}::bigint[]) AS parts (id, gross, net, tax, deducted, site_tax, site_deducted)
    WHERE invoice_lines.id = parts.id`.execute(trx);
}

/** Adds files to an invoice or one of its red invoices; a path of null is our own document. */
export async function insertFiles(
  trx: Trx,
  { id, agency_id }: Pick<InvoiceRow, 'id' | 'agency_id'>,
  redId: number | null,
  files: readonly { path: string | null; name: string }[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ path, name }) => ({ invoice_id: id, agency_id, red_id: redId, path, name }));
  await trx.insertInto('invoice_files').values(rows).execute();
}
