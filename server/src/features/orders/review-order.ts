import type { OrderView, ReviewQueue, ReviewReason } from '@serai/contract/order-view';
import { reviewReasons as en } from '@serai/phrases/en/review-reasons';
import { reviewReasons as zh } from '@serai/phrases/zh/review-reasons';
import type { Trx } from '../../calls.ts';
import { zonedTimeText } from '../../domain/local-time.ts';
import { toSeconds } from '../../platform/clock.ts';
import { notifyStaff } from '../messages/messages.ts';
import type { OpenOrder } from './open-order.ts';
import { insertHistory, type OrderRow, updateOrder } from './order-store.ts';

/** Why an order must be looked at, by whom, and by when it is decided. */
export interface Review {
  reason: ReviewReason;
  queue: ReviewQueue;
  due: Date;
  now: Date;
}

/** The columns of an order that nobody must look at. */
export const noReview = {
  needs_review: null,
  review_queue: null,
  review_since: null,
  review_due: null,
} as const;

/**
 * Puts a locked order before the staff, in the transaction that found the reason, and notifies them. It changes no state
 * of the order. Asked again for the same reason, nothing happens; another reason takes the place of the first, with a
 * clock of its own.
 */
export async function askReview(trx: Trx, { order }: OpenOrder, review: Review): Promise<OrderRow> {
  const { reason, queue, due, now } = review;
  if (order.needs_review === reason) return order;
  const changes = { needs_review: reason, review_queue: queue, review_since: now, review_due: due };
  await updateOrder(trx, order.id, {}, changes);
  await note(trx, order.id, { event: 'askReview', review: reason, at: now });
  const { sn, title_zh, title_en } = order;
  await notifyStaff(trx, {
    queue,
    event: 'review_asked',
    facts: {
      ...{ sn, title_zh, title_en },
      why_zh: zh[reason],
      why_en: en[reason],
      due: zonedTimeText(due.getTime(), order.tz),
    },
    now,
  });
  return { ...order, ...changes };
}

/** Says that a locked order need not be looked at any more, though its status stays; without a review nothing happens. */
export async function clearReview(
  trx: Trx,
  { order }: Pick<OpenOrder, 'order'>,
  { now, by }: { now: Date; by?: { operatorId: number; reason: string } },
): Promise<OrderRow> {
  const { needs_review: reason } = order;
  if (reason === null) return order;
  const changes = { ...noReview, ...(by ? { operator_id: by.operatorId } : {}) };
  await updateOrder(trx, order.id, {}, changes);
  await note(trx, order.id, { event: 'endReview', review: reason as ReviewReason, at: now, by });
  return { ...order, ...changes };
}

/**
 * Ends the review of a locked order that waited for a proof of its service, once there is one; the clock then completes
 * it. For what records such a proof.
 */
export async function endReviewIfServed(trx: Trx, opened: OpenOrder, at: { now: Date }): Promise<void> {
  const { order, product } = opened;
  if (order.needs_review !== 'unserved') return;
  if ((await product.findServed(trx, [order.id])).has(order.id)) await clearReview(trx, opened, at);
}

/** The review of an order as calls answer with it; null where there is none. */
export function reviewOf(order: OrderRow): OrderView['review'] {
  const { needs_review: reason, review_since: since, review_due: due } = order;
  if (reason === null || since === null || due === null) return null;
  return { reason: reason as ReviewReason, since: toSeconds(since), due: toSeconds(due) };
}

function note(
  trx: Trx,
  orderId: number,
  noted: {
    event: 'askReview' | 'endReview';
    review: ReviewReason;
    at: Date;
    by?: { operatorId: number; reason: string } | undefined;
  },
): Promise<void> {
  const { event, review, at, by } = noted;
  return insertHistory(trx, orderId, {
    event,
    moves: {},
    actor: by ? 'operator' : 'timer',
    userId: by?.operatorId ?? null,
    reason: by?.reason ?? '',
    facts: { review },
    at,
  });
}
