import type { setOffBill as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { refuseUnlessLate } from '../days-late.ts';
import { openAnyBill } from '../open-bill.ts';
import { payBill } from '../pay-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refuseOverpaying } from '../refuse-overpaying.ts';

/** Sets an agency's deposit off against an overdue bill, in full or in part. */
export async function setOffBill(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now } = call;
  const { id, amount, reason } = call.input;
  const { bill } = await openAnyBill(trx, id);
  await refuseUnlessLate(trx, bill, call);
  refuseFraction('amount', { amount, currency: bill.currency });
  refuseOverpaying(amount, [bill]);
  const paid = await payBill(trx, {
    billId: id,
    agencyId: bill.agency_id,
    amount,
    from: 'set_off',
    note: reason,
    userId,
    now,
    key: `setOff:${userId}:${call.idempotencyKey}`,
  });
  return {
    reply: { bill: await presentForStaff(trx, id, call) },
    did: actionOnBill(bill, paid.bill, reason),
  };
}
