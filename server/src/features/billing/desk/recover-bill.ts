import type { recoverBill as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { formatMoney } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { leftToRecover } from '../bill-store.ts';
import { openAnyBill } from '../open-bill.ts';
import { payBill } from '../pay-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refuseState } from '../refuse-state.ts';

/** Recovers a written-off amount, in full or in part, from the deposit that the agency has since then. */
export async function recoverBill(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now } = call;
  const { id, amount, reason } = call.input;
  const { bill } = await openAnyBill(trx, id);
  const left = leftToRecover(bill);
  if (left <= 0) refuseState(bill, [], call.lang);
  refuseFraction('amount', { amount, currency: bill.currency });
  if (amount > left) {
    const open = formatMoney({ amount: left, currency: bill.currency });
    throw new AppError('recovered_beyond', { facts: { open } });
  }
  const paid = await payBill(trx, {
    billId: id,
    agencyId: bill.agency_id,
    amount,
    from: 'set_off',
    note: reason,
    userId,
    now,
    key: `recover:${userId}:${call.idempotencyKey}`,
  });
  return {
    reply: { bill: await presentForStaff(trx, id, call) },
    did: {
      ...actionOnBill(bill, paid.bill, reason),
      before: { recovered: bill.recovered },
      after: { recovered: paid.bill.recovered },
    },
  };
}
