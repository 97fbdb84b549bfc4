import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmRed as endpoint } from '@serai/contract/invoices/invoices';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addInvoiceEvent, lockInvoice } from './invoice-store.ts';
import { presentChanged } from './present-invoice.ts';
import { findRed, updateRed } from './red-store.ts';
import { refuseRedState } from './refuse-state.ts';

/** The buyer's answer to a red invoice requested by the seller. */
export async function confirmRed(trx: Trx, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId } = memberOf(call);
  const { input, now, lang } = call;
  const asked = await findRed(trx, input.id);
  if (asked?.agency_id !== agencyId) throw new AppError('not_found');
  const { invoice } = await lockInvoice(trx, asked.invoice_id, agencyId);
  // A concurrent answer is possible, or its deadline may have passed.
  const red = (await findRed(trx, input.id))!;
  const isLate = red.until !== null && red.until <= now;
  refuseRedState(red.status === 'asked' && isLate ? { ...red, status: 'lapsed' } : red, ['asked'], lang);
  const status = input.agree ? 'confirmed' : 'declined';
  await updateRed(trx, red.id, { status, answered_by: userId, answered_at: now });
  await addInvoiceEvent(trx, invoice, { event: `red_${status}`, user_id: userId, at: now });
  return { invoice: await presentChanged(trx, invoice.id, lang) };
}
