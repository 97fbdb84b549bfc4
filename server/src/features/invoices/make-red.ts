import { redConfirmHours } from '@serai/contract/invoices/statuses';
import type { Trx } from '../../calls.ts';
import { exchange } from '../../domain/exchange.ts';
import { localDateTime } from '../../domain/local-time.ts';
import type { Actor } from '../../domain/order-facts.ts';
import { type Parts, redParts, sumParts } from '../../domain/tax.ts';
import { announceInvoice, notifyInvoiceDesk } from './announce-invoice.ts';
import { followInvoices } from './follow-invoices.ts';
import { addInvoiceEvent, type InvoiceRow, type LineRow, type LockedInvoice } from './invoice-store.ts';
import {
  insertRed,
  insertRedLines,
  listRedLines,
  listReds,
  type RedLineRow,
  type RedRow,
} from './red-store.ts';
import { findTaxCodes, type TaxCode } from './tax-code-store.ts';

/** A planned red invoice: the reduction of each line, as positive sums of the site's currency. */
export interface NewRed {
  off: readonly { lineId: number; amount: number }[];
  isFull: boolean;
  reason: string;
  /** Null for the job, after a refund. */
  userId: number | null;
  actor: Actor;
  now: Date;
}

/**
 * Requests a red invoice over lines of a locked invoice, at the line's own rate and tax. The buyer of a special
 * invoice has 72 hours to agree; others are issued without consent.
 */
export async function makeRed(trx: Trx, locked: LockedInvoice, asked: NewRed): Promise<RedRow> {
  const { invoice } = locked;
  const { reason, userId, now } = asked;
  const parts = await partsOf(trx, locked, asked);
  const red = await insertRed(trx, {
    invoice_id: invoice.id,
    agency_id: invoice.agency_id,
    entity_id: invoice.entity_id,
    is_full: asked.isFull,
    reason,
    asked_by: userId,
    asked_at: now,
    ...askedBuyer(invoice, now),
  });
  const lines = parts.map(({ lineId, amount, gross, net, tax, siteTax }) => ({
    red_id: red.id,
    line_id: lineId,
    agency_id: invoice.agency_id,
    amount: -amount,
    gross: -gross,
    net: -net,
    tax: -tax,
    site_tax: -siteTax,
  }));
  await insertRedLines(trx, lines);
  await addInvoiceEvent(trx, invoice, { event: 'red_asked', note: reason, user_id: userId, at: now });
  const orderIds = ordersOf(locked, asked);
  await followInvoices(trx, orderIds, { event: 'redden', actor: asked.actor, userId, reason, now });
  const amount = { amount: -sumParts(parts).gross, currency: invoice.out_currency! };
  if (red.status === 'asked') await askBuyer(trx, invoice, red, { amount, now });
  if (userId === null) await notifyInvoiceDesk(trx, invoice, { event: 'invoice_red_due', amount, now });
  return red;
}

/** Returns who must agree, and the deadline. */
export function askedBuyer({ kind }: InvoiceRow, now: Date): Pick<RedRow, 'status' | 'until'> {
  if (kind !== 'special') return { status: 'confirmed', until: null };
  return { status: 'asked', until: new Date(now.getTime() + redConfirmHours * 3_600_000) };
}

/** Asks the agency to agree. */
export async function askBuyer(
  trx: Trx,
  invoice: InvoiceRow,
  red: RedRow,
  { amount, now }: { amount: { amount: number; currency: string }; now: Date },
): Promise<void> {
  const agencies = trx.selectFrom('agencies').select('tz').where('id', '=', invoice.agency_id);
  const { tz } = await agencies.executeTakeFirstOrThrow();
  const until = localDateTime(red.until!.getTime(), tz).replace('T', ' ');
  const facts = { amount, reason: red.reason, until };
  await announceInvoice(trx, invoice, { event: 'invoice_red_asked', facts, now });
}

async function partsOf(
  trx: Trx,
  { invoice, lines }: LockedInvoice,
  { off }: NewRed,
): Promise<(Parts & { lineId: number; amount: number; siteTax: number })[]> {
  const codes = await findTaxCodes(
    trx,
    lines.map(({ tax_code_id }) => tax_code_id),
  );
  const reds = await listReds(trx, invoice.id);
  const taken = await listRedLines(
    trx,
    reds.map(({ id }) => id),
  );
  const currency = invoice.out_currency!;
  return off.map(({ lineId, amount }) => {
    const line = lines.find(({ id }) => id === lineId)!;
    const before = taken.filter(({ line_id }) => line_id === lineId);
    const left = {
      amount: line.amount,
      gross: line.gross!,
      net: line.net!,
      tax: line.tax!,
      taken: { ...minus(sumParts(before)), amount: line.red_asked },
    };
    const code = codes.get(line.tax_code_id)!;
    const parts = redParts(left, { amount, worth: worthOf(invoice, amount) }, code, currency, line.deducted);
    return { lineId, amount, ...parts, siteTax: siteTaxOf(line, before, { amount, code, invoice }) };
  });
}

/** As above in the site's currency: the reduction of the seller's tax debt. */
function siteTaxOf(
  { amount: gross, site_tax, site_deducted, red_asked }: LineRow,
  before: readonly RedLineRow[],
  { amount, code, invoice }: { amount: number; code: TaxCode; invoice: InvoiceRow },
): number {
  const takenTax = before.reduce((sum, line) => sum - line.site_tax, 0);
  const taken = { amount: red_asked, gross: red_asked, net: red_asked - takenTax, tax: takenTax };
  const line = { amount: gross, gross, net: gross - site_tax, tax: site_tax, taken };
  return redParts(line, { amount, worth: amount }, code, invoice.currency, site_deducted).tax;
}

function minus({ gross, net, tax }: Parts): Parts {
  return { gross: -gross, net: -net, tax: -tax };
}

/** Converts an amount of the site's currency into the invoice's, at the rate of the invoice date. */
function worthOf({ currency, out_currency, rate, rate_of }: InvoiceRow, amount: number): number {
  if (rate === null) return amount;
  return exchange({ amount, currency }, out_currency!, { rate, of: rate_of! });
}

function ordersOf({ lines }: LockedInvoice, { off }: NewRed): number[] {
  const byId = new Map(lines.map((line) => [line.id, line.order_id]));
  return off.map(({ lineId }) => byId.get(lineId)!);
}

/** Returns the remaining amount of a line, in the site's currency. */
export function leftOf({ live, amount, red_asked }: LineRow): number {
  return live ? amount - red_asked : 0;
}
