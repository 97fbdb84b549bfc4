import type { withdrawBill as endpoint } from '@serai/contract/billing/bills';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { addBillEvent } from './bill-store.ts';
import { openBill } from './open-bill.ts';
import { presentLocked } from './present-bill.ts';
import { refuseState } from './refuse-state.ts';
import { returnLines } from './return-lines.ts';

/** Withdraws a bill that the seller has not confirmed; its charges can be billed again. */
export async function withdrawBill(trx: Trx, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { now } = call;
  const locked = await openBill(trx, call, call.input.id);
  refuseState(locked.bill, ['submitted'], call.lang);
  await returnLines(trx, locked, 'withdrawn', {
    event: 'returnBill',
    actor: 'member',
    userId,
    reason: '',
    now,
  });
  await addBillEvent(trx, locked.bill, { event: 'withdrawn', user_id: userId, at: now });
  return { bill: await presentLocked(trx, locked.bill.id, call) };
}
