import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { completeLines, endLines, type Line, reversed } from '../../domain/ledger/lines.ts';
import { post } from '../wallet/wallet.ts';
import { announceOrder } from './announce-order.ts';
import type { Completions } from './completion-port.ts';
import type { CorrectionRow } from './correction-store.ts';
import { moveOrder } from './move-order.ts';
import type { OpenOrder } from './open-order.ts';
import type { OrderRow } from './order-store.ts';

/**
 * Carries a correction of a locked order out: the wrong posting is reversed, the right one follows it, and the agency is
 * notified. Refuses with `balance_too_low` or `credit_too_low` where what was given back has been spent since.
 */
export async function carryOutCorrection(
  trx: Trx,
  opened: OpenOrder,
  { id, to_status: to, fee, reason }: CorrectionRow,
  by: { userId: number; now: Date; lang: Lang },
  { whenCompleted, whenUndone }: Completions,
): Promise<OrderRow> {
  const { order: before } = opened;
  const { total_price: total, currency } = before;
  const refund = to === 'completed' ? 0 : total - fee;
  const order = await moveOrder(trx, opened, {
    event: 'correct',
    actor: 'operator',
    ...by,
    reason,
    fee,
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
  const posting = {
    agencyId: order.agency_id,
    orderId: order.id,
    userId: by.userId,
    memo: reason,
    now: by.now,
  };
  await post(trx, { event: 'correct', key: `correction:${id}:reverse`, lines: reversed(wrong), ...posting });
  const event = to === 'completed' ? 'complete' : 'no_show';
  await post(trx, { event, key: `correction:${id}`, lines: right, ...posting });
  const sums = { fee: { amount: fee, currency }, refund: { amount: refund, currency } };
  await announceOrder(trx, order, { event: 'order_corrected', facts: { ...sums, reason }, now: by.now });
  return order;
}

/** What was posted wrongly, and what should have been. */
function linesOf(
  order: OrderRow,
  to: CorrectionRow['to_status'],
  fee: number,
): [wrong: Line[], right: Line[]] {
  const { total_price: total, pay_channel: channel } = order;
  return to === 'completed'
    ? [endLines(channel!, total, order.fee), completeLines(total)]
    : [completeLines(total), endLines(channel!, total, fee)];
}
