import type { Trx } from '../../../calls.ts';
import { completeLines } from '../../../domain/ledger/lines.ts';
import { freshCharge } from '../../../domain/settlement.ts';
import { announceOrder } from '../announce-order.ts';
import { type Move, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { WhenCompleted } from './completion-port.ts';
import { postCharge } from './post-charge.ts';
import { servedAt } from './served-at.ts';

/** Completes a locked order: the held price becomes revenue, and the agency is notified. */
export async function earnOrder(
  trx: Trx,
  opened: OpenOrder,
  move: Omit<Move, 'event'>,
  whenCompleted: WhenCompleted,
): Promise<OrderRow> {
  const { total_price: price, pay_channel: channel } = opened.order;
  const order = await moveOrder(trx, opened, {
    event: 'complete',
    ...move,
    charges: [freshCharge(channel!, price)],
  });
  // Runs before the posting, because users are locked before accounts, as in payments.
  await whenCompleted(trx, order, move.now);
  await postCharge(
    trx,
    order,
    { kind: 'price', amount: price, chargedAt: servedAt(opened.order, move.now) },
    {
      event: 'complete',
      key: `order:${order.id}:complete`,
      lines: completeLines(price),
      userId: move.userId,
      memo: '',
      now: move.now,
    },
  );
  await announceOrder(trx, order, { event: 'order_completed', facts: {}, now: move.now });
  return order;
}
