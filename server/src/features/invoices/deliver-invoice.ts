import type { Trx } from '../../calls.ts';
import type { Entity } from '../contracts/contracts.ts';
import { sendMail } from '../messages/messages.ts';
import { addInvoiceEvent, type InvoiceRow, updateInvoice } from './invoice-store.ts';
import type { RedRow } from './red-store.ts';

/** Kind of links to invoice files and of attachments. */
export const invoiceFileKind = 'invoice';

/** Object of a delivery, the invoice or one of its red invoices, and who sends it; null for a job. */
interface Delivery {
  red?: RedRow;
  userId: number | null;
  now: Date;
}

/**
 * Emails an issued invoice with its files to the address of its title and records it; no-op without an address. The
 * email is in both languages, because the bookkeeper's language is unknown.
 */
export async function deliverInvoice(
  trx: Trx,
  invoice: InvoiceRow,
  { red, userId, now }: Delivery,
): Promise<InvoiceRow> {
  if (invoice.email === '') return invoice;
  const files = await trx
    .selectFrom('invoice_files')
    .select('id')
    .where('invoice_id', '=', invoice.id)
    .where('red_id', red ? '=' : 'is', red ? red.id : null)
    .orderBy('id')
    .execute();
  const seller = invoice.seller as Entity;
  await sendMail(trx, {
    event: 'invoice_delivered',
    to: invoice.email,
    lang: 'zh-cn',
    alsoIn: 'en',
    now,
    facts: {
      seller_zh: seller.name_zh,
      seller_en: seller.name_en,
      title: invoice.title,
      invoice_number: (red ?? invoice).invoice_number,
      issued_on: (red ?? invoice).issued_on,
      amount: { amount: red ? await sumOfRed(trx, red.id) : invoice.gross!, currency: invoice.out_currency! },
    },
    files: files.map(({ id }) => ({ kind: invoiceFileKind, facts: { fileId: id } })),
  });
  await addInvoiceEvent(trx, invoice, { event: 'delivered', note: invoice.email, user_id: userId, at: now });
  return updateInvoice(trx, invoice.id, {
    status: 'delivered',
    delivered_at: now,
    delivered_to: invoice.email,
  });
}

async function sumOfRed(trx: Trx, redId: number): Promise<number> {
  const { gross } = await trx
    .selectFrom('invoice_red_lines')
    .select(({ fn }) => fn.sum<string>('gross').as('gross'))
    .where('red_id', '=', redId)
    .executeTakeFirstOrThrow();
  return Number(gross);
}
