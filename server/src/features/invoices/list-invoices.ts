import type { ReplyOf } from '@serai/contract/endpoint';
import type { listInvoices as endpoint } from '@serai/contract/invoices/invoices';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { readList } from '../../platform/list/read-list.ts';
import { invoiceList } from './invoice-list-store.ts';
import { presentInvoice } from './present-invoice.ts';

/** Returns a page of the agency's invoices, newest first. */
export async function listInvoices(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { rows, ...listed } = await readList(
    db,
    call.input,
    invoiceList({ agencyId, show: call.input.show }),
  );
  return { list: rows.map((row) => presentInvoice(row, call.lang)), ...listed };
}
