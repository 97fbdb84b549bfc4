import type { reverseWithholding as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { findBillOfCertificate, findValidCertificate, markReversed } from '../certificate-store.ts';
import { openAnyBill } from '../open-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { unpayBill } from '../unpay-bill.ts';

/** Takes back an invalid certificate: the bill is open by that amount again. */
export async function reverseWithheldTax(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const { certificate_id, reason } = input;
  const billId = await findBillOfCertificate(trx, certificate_id);
  if (billId === undefined) throw new AppError('not_found');
  const { bill } = await openAnyBill(trx, billId);
  const certificate = await findValidCertificate(trx, certificate_id);
  if (!certificate) throw new AppError('not_found');
  const payment = { billId, agencyId: bill.agency_id, postingId: certificate.posting_id };
  const opened = await unpayBill(trx, { ...payment, reason, userId, now });
  await markReversed(trx, certificate.id, { userId, reason, now });
  return {
    reply: { bill: await presentForStaff(trx, billId, call) },
    did: actionOnBill(bill, opened.bill, reason),
  };
}
