import type { Trx } from '../../calls.ts';
import type { Entity } from '../contracts/contracts.ts';
import { sendMail } from '../messages/messages.ts';
import { type InvoiceRow, noteOnInvoice, updateInvoice } from './invoice-store.ts';
import type { RedRow } from './red-store.ts';

/** What links to files of invoices, and files that go with mails, are made with. */
export const invoiceFileKind = 'invoice';

/** What is delivered: the invoice itself, or one of its red ones; by whom, null: the clock. */
interface Delivery {
  red?: RedRow;
  userId: number | null;
  now: Date;
}

/**
 * Mails an issued invoice to its title's address with its files, and says so; without an address it stays as it is. The
 * mail is in both languages, since nobody knows the bookkeeper's.
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
    ...{ event: 'invoice_delivered', to: invoice.email, lang: 'zh-cn', alsoIn: 'en', now },
    facts: {
      ...{ seller_zh: seller.name_zh, seller_en: seller.name_en, title: invoice.title },
      invoice_number: (red ?? invoice).invoice_number,
      issued_on: (red ?? invoice).issued_on,
      amount: { amount: red ? await sumOfRed(trx, red.id) : invoice.gross!, currency: invoice.out_currency! },
    },
    files: files.map(({ id }) => ({ kind: invoiceFileKind, facts: { fileId: id } })),
  });
  await noteOnInvoice(trx, invoice, { event: 'delivered', note: invoice.email, user_id: userId, at: now });
  return updateInvoice(trx, invoice.id, {
    ...{ status: 'delivered', delivered_at: now, delivered_to: invoice.email },
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
