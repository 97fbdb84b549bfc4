import type { answerDispute as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { stageCharges } from '../../charges/charges.ts';
import { nameOrders, setOffCredits } from '../../orders/orders.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { announceBill } from '../announce-bill.ts';
import { addBillEvent, updateLines } from '../bill-store.ts';
import { lowerBills } from '../lower-bills.ts';
import { openAnyBill } from '../open-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refreshOrders } from '../settle-bill.ts';

/**
 * Answers a disputed line. Its charge is open again, less what the seller has given back, and goes on the
 * next bill. Its due date does not change, so it can be overdue from now on.
 */
export async function answerDispute(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now } = call;
  const { line_id, answer } = call.input;
  const locked = await openAnyBill(trx, await findBillOf(trx, line_id));
  const { bill } = locked;
  const line = locked.lines.find(({ id }) => id === line_id)!;
  if (line.state !== 'disputed') throw new AppError('line_not_disputed');
  await updateLines(trx, [line_id], { state: 'returned', answer, answered_by: userId, answered_at: now });
  await stageCharges(trx, [line.charge_id], { stage: 'open', bill_id: null });
  await setOffCredits(trx, bill.agency_id, { userId, now }, lowerBills);
  const settling = { event: 'answerQuery', actor: 'operator', userId, reason: answer, now } as const;
  await refreshOrders(trx, locked, settling);
  await addBillEvent(trx, bill, {
    event: 'answered',
    amount: line.amount,
    note: answer,
    user_id: userId,
    at: now,
  });
  const orderId = locked.charges.get(line.charge_id)!.order_id;
  const { sn } = (await nameOrders(trx, [orderId])).get(orderId)!;
  await announceBill(trx, bill, { event: 'bill_answered', facts: { order: sn, answer }, now });
  return {
    reply: { bill: await presentForStaff(trx, bill.id, call) },
    did: {
      ...actionOnBill(bill, bill, answer),
      before: { line_state: line.state, amount: line.amount },
      after: { line_state: 'returned', amount: line.amount },
    },
  };
}

async function findBillOf(trx: Trx, lineId: number): Promise<number> {
  const lines = trx.selectFrom('bill_lines').select('bill_id').where('id', '=', lineId);
  const line = await lines.executeTakeFirst();
  if (!line) throw new AppError('not_found');
  return line.bill_id;
}
