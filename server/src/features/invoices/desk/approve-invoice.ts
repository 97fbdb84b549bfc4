import type { ReplyOf } from '@serai/contract/endpoint';
import type { approveInvoice as endpoint } from '@serai/contract/invoices/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnInvoice } from '../action-on-invoice.ts';
import { addInvoiceEvent, lockInvoice, updateInvoice } from '../invoice-store.ts';
import { presentForStaff } from '../present-invoice.ts';
import { refuseState } from '../refuse-state.ts';

/** Approves an application: from now on the agency can no longer withdraw it. */
export async function approveInvoice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now, lang } = call;
  const { invoice } = await lockInvoice(trx, call.input.id, undefined);
  refuseState(invoice, ['submitted'], lang);
  const approved = await updateInvoice(trx, invoice.id, { status: 'approved' });
  await addInvoiceEvent(trx, invoice, { event: 'approved', user_id: userId, at: now });
  return {
    reply: { invoice: await presentForStaff(trx, invoice.id, lang) },
    did: actionOnInvoice(invoice, approved),
  };
}
