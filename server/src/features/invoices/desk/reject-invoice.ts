import type { ReplyOf } from '@serai/contract/endpoint';
import type { rejectInvoice as endpoint } from '@serai/contract/invoices/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnInvoice } from '../action-on-invoice.ts';
import { announceInvoice } from '../announce-invoice.ts';
import { addInvoiceEvent, lockInvoice } from '../invoice-store.ts';
import { presentForStaff } from '../present-invoice.ts';
import { refuseState } from '../refuse-state.ts';
import { returnInvoice } from '../return-invoice.ts';

/** Rejects an application with a reason; its orders can be invoiced again. */
export async function rejectInvoice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now, lang } = call;
  const { id, reason } = call.input;
  const locked = await lockInvoice(trx, id, undefined);
  const { invoice } = locked;
  refuseState(invoice, ['submitted', 'approved'], lang);
  const rejected = await returnInvoice(trx, locked, {
    status: 'rejected',
    reason,
    actor: 'operator',
    userId,
    now,
  });
  await addInvoiceEvent(trx, invoice, { event: 'rejected', note: reason, user_id: userId, at: now });
  await announceInvoice(trx, rejected, { event: 'invoice_rejected', facts: { reason }, now });
  return {
    reply: { invoice: await presentForStaff(trx, id, lang) },
    did: actionOnInvoice(invoice, rejected, reason),
  };
}
