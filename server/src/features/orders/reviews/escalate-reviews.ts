import type { ReviewReason } from '@serai/contract/orders/view';
import type { Db, Trx } from '../../../calls.ts';
import { isUrgent, nextReviewStep, type ReviewStep } from '../../../domain/review-clock.ts';
import { notifyStaff, notifyUser } from '../../messages/messages.ts';
import { describeAlarm, textDutyPhone } from '../desk/text-duty-phone.ts';
import type { OpenOrder } from '../open-order.ts';
import { listReviewsToEscalate, updateOrder } from '../order-store.ts';
import type { Products } from '../products.ts';
import { sweepOrders } from '../timers/sweep-orders.ts';
import { describeReview } from './describe-review.ts';
import { endReviewIfServed, reviewTimesOf } from './review-order.ts';

/**
 * Reminds the staff of overdue reviews: the owner, then everyone with the role, then the administrators until
 * a person decides. The job decides nothing; it only ends a review if there is evidence of the service by
 * now. Idempotent and safe to run concurrently.
 * @returns The number of reviews handled.
 */
export async function escalateReviews(
  db: Db,
  { products, canText }: { products: Products; canText: boolean },
  now: Date,
): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listReviewsToEscalate(db, now, limit),
    isDue: ({ needs_review, review_due, review_step_at }) =>
      needs_review !== null && (review_step_at ?? review_due!) <= now,
    handle: (trx, opened) => escalateOne(trx, opened, { canText, now }),
  });
}

async function escalateOne(
  trx: Trx,
  opened: OpenOrder,
  { canText, now }: { canText: boolean; now: Date },
): Promise<void> {
  const checked = await endReviewIfServed(trx, opened, { now });
  if (checked.needs_review === null) return;
  const { order } = opened;
  const reason = order.needs_review as ReviewReason;
  const times = await reviewTimesOf(trx, order, reason, now);
  const so_far = { level: order.review_level, hasOwner: order.review_owner !== null };
  const { to, nextAt } = nextReviewStep(times, so_far, now.getTime());
  await updateOrder(
    trx,
    order.id,
    {},
    { review_level: order.review_level + 1, review_step_at: new Date(nextAt) },
  );
  const isAlarm = reason === 'hotel_refused' && isUrgent(times, now.getTime());
  const alarm = isAlarm ? describeAlarm(await textDutyPhone(trx, opened, { canText, now })) : undefined;
  await remind(trx, opened, { to, facts: await describeReview(trx, opened, alarm), now });
}

async function remind(
  trx: Trx,
  { order }: OpenOrder,
  { to, ...telling }: { to: ReviewStep; facts: Record<string, unknown>; now: Date },
): Promise<void> {
  const event = 'review_overdue';
  if (to === 'owner') await notifyUser(trx, order.review_owner!, { event, forStaff: true, ...telling });
  else {
    const queue = to === 'role' ? order.review_queue! : to;
    await notifyStaff(trx, { queue, event, about: 'reviews', order, ...telling });
  }
}
