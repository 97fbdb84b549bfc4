import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../../queues/queues.ts';
import { entryOfOrder } from '../desk/entry-of-order.ts';

/** Orders under review. Their owner is the owner of the review, who gets its first reminder. */
export const reviewQueue: QueueSource = {
  name: 'reviews',
  kind: 'order',
  view: '/console/review/view',
  act: '/console/review/decide',
  select: () => sql<QueueRow>`
    SELECT orders.id, ${entryOfOrder}, orders.needs_review AS matter, orders.review_since AS since,
      orders.review_due AS due, orders.review_owner AS owner_id
    FROM orders WHERE orders.needs_review IS NOT NULL`,
  assign: async (trx, id, ownerId) => {
    const assigned = await trx
      .updateTable('orders')
      .set({ review_owner: ownerId })
      .where('id', '=', id)
      .where('needs_review', 'is not', null)
      .executeTakeFirst();
    return assigned.numUpdatedRows === 1n;
  },
};
