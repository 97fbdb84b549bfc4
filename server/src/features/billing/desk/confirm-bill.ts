import type { confirmBill as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { addBillEvent } from '../bill-store.ts';
import { issueBill } from '../issue-bill.ts';
import { openAnyBill } from '../open-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refuseState } from '../refuse-state.ts';

/** Confirms a submitted bill: it is owed from now on, and due after the contract's number of days. */
export async function confirmBill(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now } = call;
  const locked = await openAnyBill(trx, call.input.id);
  const { bill } = locked;
  refuseState(bill, ['submitted'], call.lang);
  await addBillEvent(trx, bill, { event: 'confirmed', amount: bill.total, user_id: userId, at: now });
  const agencies = trx.selectFrom('agencies').select('tz').where('id', '=', bill.agency_id);
  const { tz } = await agencies.executeTakeFirstOrThrow();
  const confirmed = await issueBill(trx, locked, { day: localDate(now.getTime(), tz), userId, now });
  return {
    reply: { bill: await presentForStaff(trx, bill.id, call) },
    did: actionOnBill(bill, confirmed),
  };
}
