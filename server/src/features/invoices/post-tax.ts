import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { taxOwedLines } from '../../domain/ledger/lines.ts';
import { type LedgerProof, post } from '../wallet/wallet.ts';
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
  invoice: Pick<InvoiceRow, 'id' | 'agency_id'>,
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
    orderId: null,
    invoiceId: invoice.id,
    lines: moved,
    userId,
    memo: '',
    now,
  });
}

/** Proof of tax payable: the tax of issued invoices less red invoices. */
export const owedTax: LedgerProof = {
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
