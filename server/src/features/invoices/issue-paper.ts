import { authorityKinds, type InvoiceKind } from '@serai/contract/invoices/statuses';
import type { ExchangeRate } from '@serai/contract/wallet/exchange-rate';
import type { Trx } from '../../calls.ts';
import { exchange } from '../../domain/exchange.ts';
import type { Actor } from '../../domain/order-facts.ts';
import { sumParts, taxParts } from '../../domain/tax.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { stageForInvoice } from '../charges/charges.ts';
import { findEntity } from '../contracts/contracts.ts';
import { followInvoices } from './follow-invoices.ts';
import {
  addInvoiceEvent,
  assignNumber,
  type InvoiceRow,
  type LineRow,
  type LockedInvoice,
  updateInvoice,
} from './invoice-store.ts';
import { findCosts, insertFiles, type LineParts, updateLineParts } from './issue-store.ts';
import { postTax } from './post-tax.ts';
import { findTaxCodes, type TaxCode } from './tax-code-store.ts';

/** How an invoice is issued. */
export interface Issue {
  /** The seller's civil date. */
  issuedOn: string;
  /** The authority's number; if absent, our own series assigns one. */
  invoiceNumber?: string;
  /** Currency of the invoice; default the site's. */
  currency?: string;
  /** Required for a currency other than the site's. */
  rate?: ExchangeRate;
  /** Uploads of the authority's files. */
  files?: readonly { path: string; name: string }[];
  userId: number;
  actor: Actor;
  now: Date;
}

/** Issues a locked invoice: fixes the tax of its lines, numbers it and assigns its charges. */
export async function issuePaper(trx: Trx, locked: LockedInvoice, issue: Issue): Promise<InvoiceRow> {
  const { invoice, lines } = locked;
  const { issuedOn, userId, actor, now } = issue;
  const currency = issue.currency ?? invoice.currency;
  const parts = await taxLines(trx, lines, { from: invoice.currency, to: currency, rate: issue.rate });
  await updateLineParts(trx, parts);
  const entity = (await findEntity(trx, invoice.entity_id))!;
  if (invoice.kind === 'thai_tax' && entity.branch === '') throw new AppError('seller_needs_branch');
  const { gross, net, tax } = sumParts(parts);
  const issued = await updateInvoice(trx, invoice.id, {
    status: 'issued',
    issued_on: issuedOn,
    issued_at: now,
    seller: JSON.stringify(entity),
    ...(await numberOf(trx, invoice, issue.invoiceNumber)),
    out_currency: currency,
    gross,
    net,
    tax,
    ...(issue.rate && currency !== invoice.currency ? { rate: issue.rate.rate, rate_of: issue.rate.of } : {}),
  });
  const own = { path: null, name: `${issued.invoice_number}.pdf` };
  const files = authorityKinds.includes(invoice.kind) ? (issue.files ?? []) : [own];
  await insertFiles(trx, issued, null, files);
  await addInvoiceEvent(trx, invoice, {
    event: 'issued',
    note: issued.invoice_number,
    user_id: userId,
    at: now,
  });
  const owed = parts.map(({ code, siteTax }) => ({ code, tax: siteTax }));
  await postTax(trx, issued, { issuedOn: issued.issued_on!, lines: owed, userId, now });
  await stageForInvoice(trx, locked.chargeIds, 'issued');
  await followInvoices(trx, locked.orderIds, { event: 'issueInvoice', actor, userId, reason: '', now });
  return issued;
}

interface TaxedLine extends LineParts {
  code: TaxCode;
}

/** Computes the tax of each line; the sum of the lines wins over rounding the total. */
async function taxLines(
  trx: Trx,
  lines: readonly LineRow[],
  { from, to, rate }: { from: string; to: string; rate: ExchangeRate | undefined },
): Promise<TaxedLine[]> {
  const worth = (amount: number) => (from === to ? amount : exchange({ amount, currency: from }, to, rate!));
  const codes = await findTaxCodes(
    trx,
    lines.map(({ tax_code_id }) => tax_code_id),
  );
  const costs = await findCosts(
    trx,
    lines.map(({ order_id }) => order_id),
  );
  return lines.map(({ id, order_id, tax_code_id, amount }) => {
    const code = codes.get(tax_code_id)!;
    const cost = code.treatment === 'margin' ? (costs.get(order_id) ?? 0) : 0;
    const [gross, siteDeducted] = [worth(amount), Math.min(amount, cost)];
    const deducted = Math.min(gross, worth(cost));
    const siteTax = taxParts(amount, code, from, siteDeducted).tax;
    return { id, code, deducted, ...taxParts(gross, code, to, deducted), siteTax, siteDeducted };
  });
}

async function numberOf(
  trx: Trx,
  { kind, entity_id }: InvoiceRow,
  authority: string | undefined,
): Promise<{ invoice_number: string; series_no?: number }> {
  if (!isOwn(kind)) {
    if (authority === undefined) throw new Error(`The authority numbers a ${kind} invoice`);
    return { invoice_number: authority };
  }
  return assignNumber(trx, entity_id, kind);
}

function isOwn(kind: InvoiceKind): kind is Exclude<InvoiceKind, 'special' | 'ordinary'> {
  return !authorityKinds.includes(kind);
}
