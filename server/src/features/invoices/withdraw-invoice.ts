import type { ReplyOf } from '@serai/contract/endpoint';
import type { withdrawInvoice as endpoint } from '@serai/contract/invoices/invoices';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { addInvoiceEvent, lockInvoice } from './invoice-store.ts';
import { presentChanged } from './present-invoice.ts';
import { refuseState } from './refuse-state.ts';
import { returnInvoice } from './return-invoice.ts';

/** Withdraws an application that the seller has not approved; its orders can be invoiced again. */
export async function withdrawInvoice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId } = memberOf(call);
  const { now, lang } = call;
  const locked = await lockInvoice(trx, call.input.id, agencyId);
  refuseState(locked.invoice, ['submitted'], lang);
  await returnInvoice(trx, locked, { status: 'withdrawn', reason: '', actor: 'member', userId, now });
  await addInvoiceEvent(trx, locked.invoice, { event: 'withdrawn', user_id: userId, at: now });
  return { invoice: await presentChanged(trx, locked.invoice.id, lang) };
}
