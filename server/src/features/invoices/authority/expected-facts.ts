import type { InvoiceKind } from '@serai/contract/invoices/statuses';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { InvoicesTable } from '../../../tables.ts';
import type { ExpectedFacts } from './compare-authority.ts';

interface Expected {
  kind: InvoiceKind;
  expected: ExpectedFacts;
}

type Buyer = Pick<Selectable<InvoicesTable>, 'title' | 'taxpayer_id'>;

/** Title and taxpayer id of an invoice as facts of its buyer. */
export function buyerOf({ title, taxpayer_id }: Buyer): Pick<ExpectedFacts, 'buyer' | 'buyer_id'> {
  return { buyer: title, buyer_id: taxpayer_id };
}

/** Facts of an approved invoice before it is issued. Its total can still change with a currency. */
export async function expectedOfInvoice(db: Db | Trx, id: number): Promise<Expected> {
  const invoice = await db
    .selectFrom('invoices')
    .select(['kind', 'total', 'currency', 'title', 'taxpayer_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!invoice) throw new AppError('not_found');
  const total = { amount: invoice.total, currency: invoice.currency };
  return {
    kind: invoice.kind as InvoiceKind,
    expected: { invoice_number: null, issued_on: null, total, ...buyerOf(invoice) },
  };
}

/** The same of a red invoice: its sum is that of its lines, below zero. */
export async function expectedOfRed(db: Db | Trx, redId: number): Promise<Expected> {
  const red = await db
    .selectFrom('invoice_reds')
    .innerJoin('invoices', 'invoices.id', 'invoice_reds.invoice_id')
    .select(['invoices.kind', 'invoices.out_currency', 'invoices.title', 'invoices.taxpayer_id'])
    .select(({ selectFrom, fn }) =>
      selectFrom('invoice_red_lines')
        .select(fn.sum<string>('gross').as('gross'))
        .whereRef('invoice_red_lines.red_id', '=', 'invoice_reds.id')
        .as('gross'),
    )
    .where('invoice_reds.id', '=', redId)
    .executeTakeFirst();
  if (!red) throw new AppError('not_found');
  const total = { amount: Number(red.gross ?? 0), currency: red.out_currency! };
  return {
    kind: red.kind as InvoiceKind,
    expected: { invoice_number: null, issued_on: null, total, ...buyerOf(red) },
  };
}
