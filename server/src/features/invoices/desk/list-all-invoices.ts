import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAllInvoices as listEndpoint } from '@serai/contract/invoices/desk';
import type { Call, Db } from '../../../calls.ts';
import { readList } from '../../../platform/list/read-list.ts';
import { invoiceList } from '../invoice-list-store.ts';
import { presentStaffInvoice } from '../present-invoice.ts';

/** Returns a page of the invoices of one agency or of all, for staff. */
export async function listAllInvoices(
  db: Db,
  call: Call<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  const { agency_id: agencyId, show } = call.input;
  const asked = { agencyId, show, choice: call.input };
  const { rows, ...listed } = await readList(db, call.input, invoiceList(asked));
  return { list: rows.map((row) => presentStaffInvoice(row, call.lang)), ...listed };
}
