import type { ReplyOf } from '@serai/contract/endpoint';
import type { withdrawSupplierInvoice as endpoint } from '@serai/contract/payables/invoices';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { refuseInvoiceState } from './decide-invoice.ts';
import { lockInvoices, updateInvoices } from './invoice-store.ts';
import { didToInvoice, readInvoice } from './present-invoice.ts';

/** Withdraws an undecided invoice; its number can be entered again. */
export async function withdrawInvoice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { invoice_id: id, reason } = call.input;
  const [invoice] = await lockInvoices(trx, [id]);
  refuseInvoiceState(invoice!, 'withdraw');
  const { userId } = operatorOf(call);
  await updateInvoices(trx, [id], { status: 'withdrawn', decided_by: userId, decided_at: call.now });
  const reply = await readInvoice(trx, id, call);
  return { reply, did: didToInvoice(invoice!, reply, reason) };
}
