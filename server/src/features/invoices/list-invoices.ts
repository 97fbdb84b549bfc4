import type { ReplyOf } from '@serai/contract/endpoint';
import type { listInvoices as endpoint } from '@serai/contract/invoices/invoices';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import {
  countInvoices,
  type InvoicesAsked,
  type ListedInvoice,
  listInvoiceRows,
} from './invoice-list-store.ts';
import { presentInvoice } from './present-invoice.ts';

/** A page of the agency's invoices, newest first. */
export async function listInvoices(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { rows, ...listed } = await readInvoices(db, { agencyId, show: call.input.show }, call.input);
  return { list: rows.map((row) => presentInvoice(row, call.lang)), ...listed };
}

/** A page of invoices, and how many there are. */
export async function readInvoices(
  db: Db,
  asked: InvoicesAsked,
  input: Parameters<typeof openPage>[0],
): Promise<{ rows: ListedInvoice[]; total: number; total_capped: boolean; next: string | null }> {
  const page = openPage<ListedInvoice>(input, ['invoices', asked.agencyId, asked.show], ({ id }) => [id]);
  const { rows, next } = page.cut(await listInvoiceRows(db, asked, page));
  return { rows, ...capped(await countInvoices(db, asked)), next };
}
