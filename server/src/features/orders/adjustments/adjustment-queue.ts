import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../../queues/queues.ts';
import { entryOfOrder } from '../desk/entry-of-order.ts';

/** Time within which a question about a charge should be answered; meanwhile no deadline runs for the agency. */
const ANSWER_MS = 24 * 3_600_000;

/** Charges after the service about which the agency asks; they are due a day after the question. */
export const adjustmentQueue: QueueSource = {
  name: 'adjustments',
  kind: 'adjustment',
  view: '/console/order/view',
  act: '/console/order/charge',
  select: () => sql<QueueRow>`
    SELECT adjustment.id, ${entryOfOrder}, adjustment.kind AS matter, adjustment.asked_at AS since,
      adjustment.asked_at + ${sql.lit(ANSWER_MS)} * interval '1 millisecond' AS due, NULL::bigint AS owner_id
    FROM order_adjustments adjustment JOIN orders ON orders.id = adjustment.order_id
    WHERE adjustment.status = 'proposed' AND adjustment.question <> '' AND adjustment.answer = ''`,
};
