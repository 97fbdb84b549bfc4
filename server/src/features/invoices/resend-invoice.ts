import type { ReplyOf } from '@serai/contract/endpoint';
import type { resendInvoice as deskEndpoint } from '@serai/contract/invoices/desk';
import type { resendOwnInvoice as endpoint } from '@serai/contract/invoices/invoices';
import type { Lang } from '@serai/phrases/lang';
import { type Call, memberOf, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { actionOnInvoice } from './action-on-invoice.ts';
import { deliverInvoice } from './deliver-invoice.ts';
import { type InvoiceRow, lockInvoice } from './invoice-store.ts';
import { presentChanged, presentForStaff } from './present-invoice.ts';
import { refuseState } from './refuse-state.ts';

/** Emails an issued invoice to its title's address again. */
export async function resendOwnInvoice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId } = memberOf(call);
  const { invoice } = await lockInvoice(trx, call.input.id, agencyId);
  await resend(trx, invoice, { lang: call.lang, userId, now: call.now });
  return { invoice: await presentChanged(trx, invoice.id, call.lang) };
}

/** As above for staff. */
export async function resendInvoice(
  trx: Trx,
  call: Call<typeof deskEndpoint>,
): Promise<Done<ReplyOf<typeof deskEndpoint>>> {
  const { userId } = operatorOf(call);
  const { invoice } = await lockInvoice(trx, call.input.id, undefined);
  const sent = await resend(trx, invoice, { lang: call.lang, userId, now: call.now });
  return {
    reply: { invoice: await presentForStaff(trx, invoice.id, call.lang) },
    did: actionOnInvoice(invoice, sent),
  };
}

async function resend(
  trx: Trx,
  invoice: InvoiceRow,
  { lang, ...by }: { lang: Lang; userId: number; now: Date },
): Promise<InvoiceRow> {
  refuseState(invoice, ['issued', 'delivered'], lang);
  if (invoice.email === '') throw new AppError('invoice_without_email');
  return deliverInvoice(trx, invoice, by);
}
