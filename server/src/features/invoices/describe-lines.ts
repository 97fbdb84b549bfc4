import type { InvoiceDetail } from '@serai/contract/invoices/invoices';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { ListedInvoice } from './invoice-list-store.ts';
import type { LineRow } from './invoice-store.ts';
import type { TaxCode } from './tax-code-store.ts';

type DescribedRow = LineRow & {
  sn: string;
  product: string;
  title_zh: string;
  title_en: string;
  reference: string;
  guest_names: string[];
  service_date: string;
  order_status: string;
  pay_channel: 'balance' | 'credit' | null;
} & Pick<TaxCode, 'covers' | 'treatment' | 'rate_bp' | 'class_code' | 'class_name' | 'name_zh' | 'name_en'>;

/** Returns the lines of an invoice in a language, in the order of the invoice. */
export async function describeLines(
  db: Db | Trx,
  invoice: Pick<ListedInvoice, 'id' | 'currency' | 'out_currency'>,
  lang: Lang,
): Promise<InvoiceDetail['lines']> {
  const { rows } = await sql<DescribedRow>`
    SELECT line.*, orders.sn, orders.product, orders.title_zh, orders.title_en, orders.reference, orders.guest_names,
      (orders.service_start AT TIME ZONE orders.tz)::date AS service_date,
      orders.order_status, orders.pay_channel, code.covers, code.treatment, code.rate_bp, code.class_code, code.class_name, code.name_zh, code.name_en
    FROM invoice_lines line JOIN orders ON orders.id = line.order_id JOIN tax_codes code ON code.id = line.tax_code_id
    WHERE line.invoice_id = ${invoice.id} ORDER BY line.id`.execute(db);
  const out = (amount: number | null) =>
    amount === null ? null : { amount, currency: invoice.out_currency! };
  return rows.map((row) => ({
    id: row.id,
    order_id: row.order_id,
    order_sn: row.sn,
    product: row.product,
    title: inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
    reference: row.reference,
    guest_names: row.guest_names,
    service_date: row.service_date,
    amount: { amount: row.amount, currency: invoice.currency },
    tax_name: inLanguage(lang, { zh: row.name_zh, en: row.name_en }),
    treatment: row.treatment,
    fee: row.covers !== 'fee' ? null : row.order_status === 'no_show' ? 'no_show' : 'cancellation',
    pay_channel: row.pay_channel,
    rate_bp: row.rate_bp,
    class_code: row.class_code,
    class_name: row.class_name,
    gross: out(row.gross),
    net: out(row.net),
    tax: out(row.tax),
  }));
}
