import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../../calls.ts';
import { completeLines, endLines, type Line, reversed } from '../../../domain/ledger/lines.ts';
import { pairOff, settleOffsets } from '../../../domain/offsets.ts';
import { type ChargeFacts, freshCharge } from '../../../domain/settlement.ts';
import { listChargesOf } from '../../charges/charges.ts';
import { announceOrder } from '../announce-order.ts';
import type { Completions } from '../charging/completion-port.ts';
import { postCharge } from '../charging/post-charge.ts';
import { moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { CorrectionRow } from './correction-store.ts';
import { refuseGivenBack } from './refuse-given-back.ts';
import { setOffCredits } from './set-off-credits.ts';

/** A correction of an order's outcome. */
type CorrectedOutcome = CorrectionRow & { to_status: 'completed' | 'no_show' };

/**
 * Executes a correction of a locked order: reverses the wrong posting, makes the right one and notifies the
 * agency. Throws `balance_too_low` or `credit_too_low` if the former refund has been spent since.
 */
export async function carryOutCorrection(
  trx: Trx,
  opened: OpenOrder,
  { id, to_status: to, fee, reason }: CorrectedOutcome,
  by: { userId: number; now: Date; lang: Lang },
  { whenCompleted, whenUndone, lowerBills }: Completions,
): Promise<OrderRow> {
  const { order: before } = opened;
  await refuseGivenBack(trx, before.id);
  const { total_price: total, currency } = before;
  const refund = to === 'completed' ? 0 : total - fee;
  const [charged, owed] = to === 'completed' ? [before.fee, total] : [total, fee];
  const order = await moveOrder(trx, opened, {
    event: 'correct',
    actor: 'operator',
    ...by,
    reason,
    fee,
    settledAs: await chargesAfter(trx, before, { charged, owed }),
    ...(to === 'no_show' ? { facts: { amount: fee, refund } } : {}),
    changes: {
      operator_id: by.userId,
      fee,
      refund_money: refund,
      refunded_at: refund > 0 ? by.now : null,
    },
  });
  await (to === 'completed' ? whenCompleted : whenUndone)(trx, order, by.now);
  if (to === 'no_show') await opened.product.releaseStock(trx, order.id, 'noShow');
  const [wrong, right] = linesOf(before, to, fee);
  const posting = { userId: by.userId, memo: reason, now: by.now };
  await postCharge(
    trx,
    order,
    { kind: 'correction', amount: -charged },
    { event: 'correct', key: `correction:${id}:reverse`, lines: reversed(wrong), ...posting },
  );
  await postCharge(
    trx,
    order,
    { kind: to === 'completed' ? 'price' : 'fee', amount: owed },
    {
      event: to === 'completed' ? 'complete' : 'no_show',
      key: `correction:${id}`,
      lines: right,
      ...posting,
      // The part of the debt that existed before is not new credit.
      ...(owed <= charged ? { restores: true } : {}),
    },
  );
  await setOffCredits(trx, before.agency_id, { userId: by.userId, now: by.now }, lowerBills);
  const sums = { fee: { amount: fee, currency }, refund: { amount: refund, currency } };
  await announceOrder(trx, order, { event: 'order_corrected', facts: { ...sums, reason }, now: by.now });
  return order;
}

/** Returns the charges after the correction: the reversed charge first pays the right one. */
async function chargesAfter(
  trx: Trx,
  { id, pay_channel: channel }: OrderRow,
  { charged, owed }: { charged: number; owed: number },
): Promise<readonly ChargeFacts[]> {
  const former: readonly ChargeFacts[] = await listChargesOf(trx, [id]);
  const back = freshCharge(channel!, -charged);
  const right = freshCharge(channel!, owed);
  const pair = [back, right].filter(({ amount }) => amount !== 0);
  return [...former, ...settleOffsets(pair, pairOff([back], [right]))];
}

/** Returns the wrong and right postings. */
function linesOf(
  order: OrderRow,
  to: CorrectedOutcome['to_status'],
  fee: number,
): [wrong: Line[], right: Line[]] {
  const { total_price: total, pay_channel: channel } = order;
  return to === 'completed'
    ? [endLines(channel!, total, order.fee), completeLines(total)]
    : [completeLines(total), endLines(channel!, total, fee)];
}
