import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../../queues/queues.ts';
import { entryOfOrder } from '../desk/entry-of-order.ts';

/**
 * Requests that were sent to an outside supplier without a definite answer: the booking may exist. Once the
 * answer is overdue, the order is under review and listed there.
 */
export const supplierQueue: QueueSource = {
  name: 'suppliers',
  kind: 'supplier_request',
  view: '/console/supplier/lookUp',
  act: '/console/supplier/decide',
  select: () => sql<QueueRow>`
    SELECT asked.id, ${entryOfOrder}, asked.kind AS matter, asked.asked_at AS since, asked.silent_at AS due,
      NULL::bigint AS owner_id
    FROM supplier_requests asked JOIN orders ON orders.id = asked.order_id
    WHERE asked.state = 'open' AND asked.sent_at IS NOT NULL AND orders.needs_review IS NULL
      AND (asked.kind = 'book' AND orders.order_status = 'processing'
        OR asked.kind = 'cancel' AND orders.order_status = 'cancelling')`,
};
