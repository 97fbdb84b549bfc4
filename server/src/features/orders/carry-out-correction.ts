import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { completeLines, endLines, type Line, reversed } from '../../domain/ledger/lines.ts';
import { freshCharge } from '../../domain/settlement.ts';
import { announceOrder } from './announce-order.ts';
import type { Completions } from './completion-port.ts';
import type { CorrectionRow } from './correction-store.ts';
import { moveOrder } from './move-order.ts';
import type { OpenOrder } from './open-order.ts';
import type { OrderRow } from './order-store.ts';
import { postCharge } from './post-charge.ts';
import { refuseGivenBack } from './refuse-given-back.ts';

/** A correction of an order's outcome. */
type CorrectedOutcome = CorrectionRow & { to_status: 'completed' | 'no_show' };

/**
 * Carries a correction of a locked order out: the wrong posting is reversed, the right one follows it, and the agency is
 * notified. Refuses with `balance_too_low` or `credit_too_low` where what was given back has been spent since.
 */
export async function carryOutCorrection(
  trx: Trx,
  opened: OpenOrder,
  { id, to_status: to, fee, reason }: CorrectedOutcome,
  by: { userId: number; now: Date; lang: Lang },
  { whenCompleted, whenUndone }: Completions,
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
    charges: [-charged, owed].map((amount) => freshCharge(before.pay_channel!, amount)),
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
    },
  );
  const sums = { fee: { amount: fee, currency }, refund: { amount: refund, currency } };
  await announceOrder(trx, order, { event: 'order_corrected', facts: { ...sums, reason }, now: by.now });
  return order;
}

/** What was posted wrongly, and what should have been. */
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
