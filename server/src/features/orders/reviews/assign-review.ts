import type { ReplyOf } from '@serai/contract/endpoint';
import type { takeReview as endpoint } from '@serai/contract/orders/reviews';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { openOrderForStaff } from '../open-order.ts';
import { type OrderRow, updateOrder } from '../order-store.ts';
import type { Products } from '../products.ts';

/**
 * Makes the caller the owner of a review, who gets the first reminder. A colleague's review can be taken
 * over.
 */
export async function takeReview(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { order } = await openOrderForStaff(trx, products, call.input.id);
  refuseWithoutReview(order);
  await updateOrder(trx, order.id, {}, { review_owner: userId });
  return {
    reply: { owner: nickname },
    did: actionOnOrder(order, {
      before: { review: order.needs_review },
      after: { review: order.needs_review, owner: nickname },
    }),
  };
}

/** Refuses an order that is not under review. */
export function refuseWithoutReview({ needs_review }: Pick<OrderRow, 'needs_review'>): void {
  if (needs_review === null) throw new AppError('review_not_open');
}
