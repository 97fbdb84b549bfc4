import type { rejectBill as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { announceBill } from '../announce-bill.ts';
import { addBillEvent } from '../bill-store.ts';
import { openAnyBill } from '../open-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refuseState } from '../refuse-state.ts';
import { returnLines } from '../return-lines.ts';

/** Rejects a submitted bill; its charges are open again. */
export async function rejectBill(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now, lang } = call;
  const { id, reason } = call.input;
  const locked = await openAnyBill(trx, id);
  const { bill } = locked;
  refuseState(bill, ['submitted'], lang);
  const rejected = await returnLines(trx, locked, 'rejected', {
    event: 'returnBill',
    actor: 'operator',
    userId,
    reason,
    now,
  });
  await addBillEvent(trx, bill, { event: 'rejected', note: reason, user_id: userId, at: now });
  await announceBill(trx, rejected, { event: 'bill_rejected', facts: { reason }, now });
  return {
    reply: { bill: await presentForStaff(trx, id, call) },
    did: actionOnBill(bill, rejected, reason),
  };
}
