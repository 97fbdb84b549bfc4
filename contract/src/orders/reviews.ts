import * as z from 'zod/mini';
import { serviceTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { evidence, orderReply } from './actions.ts';
import { orderStatuses } from './statuses.ts';
import { reviewQueues, reviewReasons } from './view.ts';

/** An order that waits for a decision by the staff, with its deadline. */
export const reviewView = z.object({
  order_id: z.int(),
  order_sn: z.string(),
  order_status: z.enum(orderStatuses),
  product: z.string(),
  title: z.string(),
  agency: z.string(),
  guest_names: z.array(z.string()),
  contact_phone: z.string(),
  service_start: serviceTime,
  service_end: serviceTime,
  reason: z.enum(reviewReasons),
  queue: z.enum(reviewQueues),
  since: unixSeconds,
  due: unixSeconds,
  /** Owner of the review; empty while it is unassigned. */
  owner: z.string(),
  /** Number of reminders since the deadline, and time of the next one. */
  reminders: z.int(),
  next_reminder: unixSeconds,
  /** Refund of a full release; only a decision by the staff executes it. */
  proposed_refund: money,
  /** Names and phone numbers of the providers: the hotel, the drivers. */
  contacts: z.array(z.string()),
  /** Outside supplier of the order and its latest answer. */
  supplier: z.nullable(
    z.object({
      name: z.string(),
      answer: z.nullable(z.string()),
      /** Reason for its refusal, or the error in its answer. */
      reason: z.string(),
      /** Different price requested by the supplier. */
      price: z.nullable(money),
    }),
  ),
});
export type ReviewView = z.infer<typeof reviewView>;

export const listReviews = endpoint({
  method: 'GET',
  path: 'console/review/list',
  title: 'list the orders that wait for the staff, the first to be decided first',
  access: { staff: '/console/review/view' },
  input: z.strictObject({ queue: z.optional(z.enum(reviewQueues)), ...listPaging }),
  reply: z.object({ list: z.array(reviewView), ...listed }),
  errors: [...listErrors],
});

export const decideReview = endpoint({
  method: 'POST',
  path: 'console/review/decide',
  title: 'decide what becomes of an order under review',
  access: { staff: '/console/review/decide' },
  idempotent: true,
  input: z.strictObject({
    id,
    /**
     * `served` completes the order and `unserved` refunds it in full; both only after its end. `kept`: the
     * hotel confirms that the booking is valid. `cancelled` refunds it in full before the service begins. The
     * reason of the review determines which decisions are allowed.
     */
    decision: z.enum(['served', 'unserved', 'kept', 'cancelled']),
    evidence,
  }),
  reply: orderReply,
  errors: [
    ...heldRefusals,
    'not_found',
    'review_not_open',
    'review_decided_otherwise',
    'order_wrong_state',
    'order_not_yet',
    ...moneyRefusals,
  ],
});

export const takeReview = endpoint({
  method: 'POST',
  path: 'console/review/take',
  title: 'become the owner of a review',
  access: { staff: '/console/review/decide' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: z.object({ owner: z.string() }),
  errors: ['not_found', 'review_not_open'],
});
