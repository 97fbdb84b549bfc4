import type { OrderView, ReviewQueue, ReviewReason } from '@serai/contract/orders/view';
import type { Trx } from '../../../calls.ts';
import { zonedTimeText } from '../../../domain/local-time.ts';
import { type ReviewTimes, reviewDueAt } from '../../../domain/review-clock.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { notifyStaff } from '../../messages/messages.ts';
import { announceOrder } from '../announce-order.ts';
import { findWorkCalendar } from '../find-work-calendar.ts';
import type { OpenOrder } from '../open-order.ts';
import { insertHistory, type OrderRow, updateOrder } from '../order-store.ts';
import { describeReview } from './describe-review.ts';

/** Reason for a review, and the responsible queue. */
export interface Review {
  reason: ReviewReason;
  queue: ReviewQueue;
  /** Deadline for the decision; defaults to the one derived from the reason and the seller's calendar. */
  due?: Date;
  /** Additional line for the staff in each language, e.g. whether the seller's 24-hour phone was texted. */
  remark?: { zh: string; en: string };
  now: Date;
}

/** Review columns of an order without a review. */
export const noReview = {
  needs_review: null,
  review_queue: null,
  review_since: null,
  review_due: null,
  review_owner: null,
  review_level: 0,
  review_step_at: null,
} as const;

/** Working minutes for the decision of a review; other reasons have an explicit deadline or the default. */
const workingMinutes: Partial<Record<ReviewReason, number>> = { unserved: 960 };
const DEFAULT_MINUTES = 240;

/** Reviews that must be decided before the guests arrive. */
const beforeArrival: ReadonlySet<string> = new Set<ReviewReason>([
  'hotel_refused',
  'hotel_silent',
  'supplier_silent',
  'supplier_price',
]);

/** Returns the times that determine the deadline and escalation of an order's review. */
export async function reviewTimesOf(
  trx: Trx,
  order: OrderRow,
  reason: ReviewReason,
  now: Date,
): Promise<ReviewTimes> {
  return {
    calendar: await findWorkCalendar(trx, order.agency_id, now),
    beforeService: beforeArrival.has(reason),
    serviceStart: order.service_start.getTime(),
    graceEnd: order.no_show_from.getTime(),
  };
}

/**
 * Opens a review of a locked order and notifies the staff, in the transaction that found the reason. The
 * order's status is unchanged. A second call for the same reason is a no-op; another reason replaces the
 * first, starts a new deadline, and keeps the owner.
 */
export async function askReview(trx: Trx, opened: OpenOrder, review: Review): Promise<OrderRow> {
  const { order } = opened;
  const { reason, queue, now, remark } = review;
  if (order.needs_review === reason) return order;
  const due = review.due ?? (await dueOf(trx, order, reason, now));
  const changes = {
    needs_review: reason,
    review_queue: queue,
    review_since: now,
    review_due: due,
    review_level: 0,
    review_step_at: null,
  };
  await updateOrder(trx, order.id, {}, changes);
  await note(trx, order.id, { event: 'askReview', review: reason, at: now });
  const asked = { ...order, ...changes };
  const facts = await describeReview(trx, { ...opened, order: asked }, remark);
  await notifyStaff(trx, {
    queue,
    event: 'review_asked',
    about: 'reviews',
    facts,
    order,
    now,
  });
  return asked;
}

async function dueOf(trx: Trx, order: OrderRow, reason: ReviewReason, now: Date): Promise<Date> {
  const times = await reviewTimesOf(trx, order, reason, now);
  return new Date(reviewDueAt(times, workingMinutes[reason] ?? DEFAULT_MINUTES, now.getTime()));
}

/**
 * Ends the review of a locked order without a status change; no-op without a review. After a hotel's refusal
 * the voucher is valid again and the agency is notified, unless `isReplaced`: then it is notified of the
 * other hotel.
 */
export async function clearReview(
  trx: Trx,
  { order }: Pick<OpenOrder, 'order'>,
  { now, by, isReplaced }: { now: Date; by?: { operatorId: number; reason: string }; isReplaced?: boolean },
): Promise<OrderRow> {
  const { needs_review: reason } = order;
  if (reason === null) return order;
  const changes = { ...noReview, ...(by ? { operator_id: by.operatorId } : {}) };
  await updateOrder(trx, order.id, {}, changes);
  await note(trx, order.id, { event: 'endReview', review: reason as ReviewReason, at: now, by });
  if (reason === 'hotel_refused' && !isReplaced) {
    const starts = zonedTimeText(order.service_start.getTime(), order.tz);
    const facts = { guests: order.guest_names.join(', '), starts };
    await announceOrder(trx, order, { event: 'order_hotel_solved', facts, now });
  }
  return { ...order, ...changes };
}

/** Reviews that end automatically when evidence of the service or its arrangement is recorded. */
export const endedByProof: ReadonlySet<string> = new Set<ReviewReason>(['unserved', 'hotel_silent']);

/**
 * Ends such a review of a locked order if there is evidence by now; the closing job then completes the order.
 * To be called by operations that record evidence.
 */
export async function endReviewIfServed(trx: Trx, opened: OpenOrder, at: { now: Date }): Promise<OrderRow> {
  const { order, product } = opened;
  if (order.needs_review === null || !endedByProof.has(order.needs_review)) return order;
  if (!(await product.findServed(trx, [order.id])).has(order.id)) return order;
  return clearReview(trx, opened, at);
}

/** Returns the API view of an order's review; null if none. */
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
