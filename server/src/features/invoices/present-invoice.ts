import type { InvoiceView } from '@serai/contract/invoices/invoices';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { findListedInvoice, type ListedInvoice } from './invoice-list-store.ts';

/** Converts an invoice to its agency's view. */
export function presentInvoice(invoice: ListedInvoice, lang: Lang): InvoiceView {
  const { gross, net, tax, out_currency } = invoice;
  const out = (amount: number | null) => (amount === null ? null : { amount, currency: out_currency! });
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    status: invoice.status,
    red: redOf(invoice),
    title: invoice.title,
    seller: inLanguage(lang, { zh: invoice.seller_zh, en: invoice.seller_en }),
    made_at: toSeconds(invoice.made_at),
    total: { amount: invoice.total, currency: invoice.currency },
    lines: invoice.lines,
    invoice_number: invoice.invoice_number,
    issued_on: invoice.issued_on,
    gross: out(gross),
    net: out(net),
    tax: out(tax),
    left: out(gross === null ? null : gross + invoice.red_gross),
    delivered_at: invoice.delivered_at && toSeconds(invoice.delivered_at),
    reason: invoice.reason,
  };
}

/** As above, with the agency. */
export function presentStaffInvoice(invoice: ListedInvoice, lang: Lang) {
  return { ...presentInvoice(invoice, lang), agency_id: invoice.agency_id, agency: invoice.agency };
}

/** Returns an invoice that the caller has just changed. */
export async function presentChanged(db: Db | Trx, id: number, lang: Lang): Promise<InvoiceView> {
  return presentInvoice((await findListedInvoice(db, id, undefined))!, lang);
}

/** As above for staff. */
export async function presentForStaff(db: Db | Trx, id: number, lang: Lang) {
  return presentStaffInvoice((await findListedInvoice(db, id, undefined))!, lang);
}

function redOf({ issued_at, live_lines, reds_open, red_gross }: ListedInvoice): InvoiceView['red'] {
  if (reds_open > 0) return 'pending';
  if (issued_at !== null && live_lines === 0) return 'full';
  return red_gross < 0 ? 'part' : 'none';
}
