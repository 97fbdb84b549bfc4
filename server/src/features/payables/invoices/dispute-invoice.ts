import type { ReplyOf } from '@serai/contract/endpoint';
import type { disputeSupplierInvoice as endpoint } from '@serai/contract/payables/invoices';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { refuseInvoiceState } from './decide-invoice.ts';
import { lockInvoices, updateInvoices } from './invoice-store.ts';
import { didToInvoice, readInvoice } from './present-invoice.ts';

/** Disputes an invoice with a note; it is not paid until it is accepted. */
export async function disputeInvoice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { invoice_id: id, note } = call.input;
  const [invoice] = await lockInvoices(trx, [id]);
  refuseInvoiceState(invoice!, 'dispute');
  const { userId } = operatorOf(call);
  await updateInvoices(trx, [id], {
    status: 'disputed',
    dispute: note,
    decided_by: userId,
    decided_at: call.now,
  });
  const reply = await readInvoice(trx, id, call);
  return { reply, did: didToInvoice(invoice!, reply, note) };
}
