import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../queues/queues.ts';

/** Days within which an application for a bill is decided. */
const decideDays = 2;

/**
 * Bills that agencies have applied for, and bills with disputed lines, which are due when the first answer is. They
 * leave the queue with the decision or the last answer.
 */
export const billQueue: QueueSource = {
  name: 'bills',
  kind: 'bill',
  view: '/console/bill/view',
  act: '/console/bill/decide',
  select: () => sql<QueueRow>`
    SELECT bill.id, NULL::bigint AS order_id, bill.number, '' AS title_zh, '' AS title_en,
      CASE WHEN bill.status = 'submitted' THEN 'submitted' ELSE 'disputed' END AS matter,
      bill.agency_id, '' AS country, bill.entity_id, '' AS guest,
      CASE WHEN bill.status = 'submitted' THEN bill.made_at ELSE dispute.since END AS since,
      CASE WHEN bill.status = 'submitted' THEN bill.made_at + ${sql.lit(decideDays)} * interval '1 day'
        ELSE dispute.due END AS due,
      NULL::bigint AS owner_id
    FROM bills bill
    LEFT JOIN (
      SELECT bill_id, min(disputed_at) AS since, min(answer_by) AS due
      FROM bill_lines WHERE state = 'disputed' GROUP BY bill_id
    ) dispute ON dispute.bill_id = bill.id
    WHERE bill.status = 'submitted' OR dispute.bill_id IS NOT NULL`,
  on: ({ id, number }) => ({ kind: 'bill', id, name: number }),
};
