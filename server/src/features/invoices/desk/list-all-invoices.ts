import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  showAnyInvoice as endpoint,
  listAllInvoices as listEndpoint,
} from '@serai/contract/invoices/desk';
import type { Call, Db } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { readList } from '../../../platform/list/read-list.ts';
import { findListedInvoice, invoiceList } from '../invoice-list-store.ts';
import { presentStaffInvoice } from '../present-invoice.ts';
import { describeInvoice } from '../show-invoice.ts';

/** Returns a page of the invoices of one agency or of all, for staff. */
export async function listAllInvoices(
  db: Db,
  call: Call<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  const { agency_id: agencyId, show } = call.input;
  const { rows, ...listed } = await readList(db, call.input, invoiceList({ agencyId, show }));
  return { list: rows.map((row) => presentStaffInvoice(row, call.lang)), ...listed };
}

/** Returns an invoice of any agency, for staff. */
export async function showAnyInvoice(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const invoice = await findListedInvoice(db, call.input.id, undefined);
  if (!invoice) throw new AppError('not_found');
  const described = await describeInvoice(db, invoice, call.lang);
  return { invoice: presentStaffInvoice(invoice, call.lang), ...described, actions: [] };
}
