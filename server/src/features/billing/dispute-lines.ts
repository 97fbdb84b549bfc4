import type { disputeLines as endpoint } from '@serai/contract/bills';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { stageCharges } from '../charges/charges.ts';
import type { SettlingEvent } from '../orders/orders.ts';
import { tellFinance } from './announce-bill.ts';
import { type LockedBill, noteOnBill, updateBill, updateLines } from './bill-store.ts';
import { openBill } from './open-bill.ts';
import { presentLocked } from './present-bill.ts';
import { refuseState } from './refuse-state.ts';
import { refreshOrders, settleBill } from './settle-bill.ts';

/**
 * Takes lines off a bill of which nothing is paid or written off, with a reason; the rest goes on. Their charges stand on
 * no other bill until the seller has answered. A line that is not on the bill is refused as `line_not_billed`.
 */
export async function disputeLines(trx: Trx, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { now, lang } = call;
  const { id, line_ids, reason } = call.input;
  const locked = await openBill(trx, call, id);
  const { bill, lines } = locked;
  refuseState(bill, ['submitted', 'confirmed'], lang);
  // What was written off is settled of the lines, also where what had been paid was taken back.
  if (bill.written_off > 0) throw new AppError('bill_written_off');
  const asked = new Set(line_ids);
  const disputed = lines.filter((line) => asked.has(line.id) && line.state === 'billed');
  if (disputed.length < asked.size) throw new AppError('line_not_billed');
  await updateLines(
    trx,
    disputed.map((line) => line.id),
    { state: 'disputed', reason, disputed_by: userId, disputed_at: now },
  );
  await stageCharges(
    trx,
    disputed.map(({ charge_id }) => charge_id),
    { stage: 'disputed', bill_id: bill.id },
  );
  const amount = disputed.reduce((sum, line) => sum + line.amount, 0);
  await noteOnBill(trx, bill, { event: 'disputed', amount, note: reason, user_id: userId, at: now });
  const rest = { ...locked, lines: lines.filter((line) => !disputed.includes(line)) };
  const settling = { event: 'queryBill', actor: 'member', userId, reason, now } as const;
  await reduceBill(trx, rest, bill.total - amount, settling);
  await refreshOrders(trx, locked, settling);
  await tellFinance(trx, bill, {
    event: 'bill_disputed',
    amount: { amount, currency: bill.currency },
    reason,
    now,
  });
  return { bill: await presentLocked(trx, id, call) };
}

/** A bill that is owed already may be settled by what is left; one that waits for the seller goes on waiting. */
async function reduceBill(
  trx: Trx,
  locked: LockedBill,
  total: number,
  settling: SettlingEvent,
): Promise<void> {
  if (locked.bill.status === 'submitted') await updateBill(trx, locked.bill.id, { total });
  else await settleBill(trx, locked, { total }, settling);
}
