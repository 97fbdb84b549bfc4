import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../../queues/queues.ts';
import { entryOfOrder } from '../desk/entry-of-order.ts';

/**
 * Orders on request without an answer of the seller; they are due at the promised time. Once overdue they are under
 * review, and wait in that queue instead.
 */
export const requestQueue: QueueSource = {
  name: 'requests',
  kind: 'order',
  view: '/console/request/view',
  act: '/console/request/answer',
  select: () => sql<QueueRow>`
    SELECT orders.id, ${entryOfOrder}, '' AS matter, orders.created_at AS since, orders.answer_by AS due,
      NULL::bigint AS owner_id
    FROM orders WHERE ${isUnanswered} AND orders.needs_review IS NULL`,
};

/** Condition on `orders`: on request, and not answered with an offer. */
export const isUnanswered = sql`orders.order_status = 'offer_pending' AND orders.answer_by IS NOT NULL`;

/** Time before its expiry at which the staff should ask the agency about an offer. */
const LAST_CALL_MS = 4 * 3_600_000;

/** Offers that the agency has not accepted and that expire within four hours. */
export const offerQueue: QueueSource = {
  name: 'offers',
  kind: 'order',
  view: '/console/request/view',
  act: '/console/request/answer',
  // The expression of the index `orders_offer_pending`; an offer never outlives the order's payment deadline.
  select: (now) => sql<QueueRow>`
    SELECT orders.id, ${entryOfOrder}, offer.kind AS matter, offer.made_at AS since, orders.offer_until AS due,
      NULL::bigint AS owner_id
    FROM orders JOIN order_offers offer ON offer.id = orders.offer_id
    WHERE orders.order_status = 'offer_pending'
      AND least(orders.pay_by, orders.offer_until) <= ${new Date(now.getTime() + LAST_CALL_MS)}::timestamptz`,
};
