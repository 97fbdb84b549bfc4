import type { Trx } from '../../../calls.ts';
import { endLines } from '../../../domain/ledger/lines.ts';
import { freshCharge } from '../../../domain/settlement.ts';
import { announceOrder } from '../announce-order.ts';
import { type Move, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { postCharge } from './post-charge.ts';
import { servedAt } from './served-at.ts';

/** An early ending of a paid order, with the kept fee in minor units. */
export interface Ending extends Move {
  event: 'refund' | 'finishCancel' | 'decline' | 'cancelForStaff' | 'noShow' | 'unserved';
  fee: number;
}

const postingEvents = {
  refund: 'refund',
  finishCancel: 'refund',
  decline: 'reject',
  cancelForStaff: 'cancel',
  noShow: 'no_show',
  unserved: 'cancel',
} as const;

/**
 * Ends a charged order: posts fee and refund together, releases the stock as far as it can be reused, and
 * notifies the agency. If a supplier must agree first, the refund is only recorded.
 */
export async function endOrder(trx: Trx, opened: OpenOrder, ending: Ending): Promise<OrderRow> {
  const { order, product } = opened;
  const { fee } = ending;
  const total = order.total_price;
  const refund = total - fee;
  const isDone = ending.event !== 'refund' || order.supplier === null;
  const ended = await moveOrder(trx, opened, {
    ...ending,
    charges: isDone ? [freshCharge(order.pay_channel!, fee)] : [],
    facts: { ...ending.facts, amount: fee, refund },
    changes: {
      ...ending.changes,
      fee,
      ...(isDone ? { refund_money: refund, refunded_at: refund > 0 ? ending.now : null } : {}),
    },
  });
  if (!isDone) return ended;
  await postCharge(
    trx,
    ended,
    { kind: 'fee', amount: fee, chargedAt: servedAt(order, ending.now) },
    {
      event: postingEvents[ending.event],
      key: `order:${order.id}:end`,
      lines: endLines(order.pay_channel!, total, fee),
      userId: ending.userId,
      memo: ending.reason ?? '',
      now: ending.now,
    },
  );
  await product.releaseStock(trx, order.id, ending.event === 'noShow' ? 'noShow' : 'ended');
  await tell(trx, ended, ending);
  return ended;
}

const newsOf = {
  refund: 'order_refunded',
  finishCancel: 'order_refunded',
  decline: 'order_rejected',
  cancelForStaff: 'order_refunded',
  noShow: 'order_no_show',
  unserved: 'order_unserved',
} as const;

async function tell(trx: Trx, order: OrderRow, { event, now }: Ending): Promise<void> {
  const { currency } = order;
  await announceOrder(trx, order, {
    event: newsOf[event],
    facts: { fee: { amount: order.fee, currency }, refund: { amount: order.refund_money, currency } },
    now,
  });
}
