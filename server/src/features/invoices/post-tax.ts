import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { taxOwedLines } from '../../domain/ledger/lines.ts';
import { type AmountProof, type EntityProof, post } from '../wallet/wallet.ts';
import type { InvoiceRow } from './invoice-store.ts';
import type { TaxCode } from './tax-code-store.ts';

/** Tax of a line in minor units of the site's currency; negative for a red invoice. */
export interface TaxOfLine {
  code: Pick<TaxCode, 'covers'>;
  tax: number;
}

/** Posts the tax of lines from income to tax payable; no-op without tax. */
export async function postTax(
  trx: Trx,
  invoice: Pick<InvoiceRow, 'id' | 'agency_id' | 'entity_id'>,
  { redId, lines, userId, now }: { redId?: number; lines: readonly TaxOfLine[]; userId: number; now: Date },
): Promise<void> {
  const sumOf = (covered: TaxOfLine['code']['covers']) =>
    lines.filter(({ code }) => code.covers === covered).reduce((sum, { tax }) => sum + tax, 0);
  const moved = taxOwedLines(sumOf('service'), sumOf('fee'));
  if (moved.length === 0) return;
  await post(trx, {
    event: redId === undefined ? 'invoice_tax' : 'red_invoice_tax',
    key: redId === undefined ? `invoice:${invoice.id}:tax` : `red_invoice:${redId}:tax`,
    agencyId: invoice.agency_id,
    entityId: invoice.entity_id,
    orderId: null,
    invoiceId: invoice.id,
    lines: moved,
    userId,
    memo: '',
    now,
  });
}

/** Proof of tax payable: the tax of issued invoices less red invoices. */
export const owedTax: AmountProof = {
  account: 'tax_payable',
  amounts: sql`
    SELECT agency_id, -sum(tax)::bigint AS amount FROM (
      SELECT agency_id, site_tax AS tax FROM invoice_lines
      UNION ALL
      SELECT off.agency_id, off.site_tax FROM invoice_red_lines off JOIN invoice_reds red ON red.id = off.red_id
      WHERE red.status = 'issued'
    ) owed
    GROUP BY agency_id`,
};

/** Proof of the entity: a posting of tax is in the books of its invoice's seller. */
export const invoiceEntities: EntityProof = {
  entities: sql`
    SELECT posting.id AS posting_id, invoice.entity_id
    FROM ledger_postings posting JOIN invoices invoice ON invoice.id = posting.invoice_id`,
};
