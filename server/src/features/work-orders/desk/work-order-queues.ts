import { type RawBuilder, sql } from 'kysely';
import type { QueueRow, QueueSource } from '../../queues/queues.ts';

/** Statuses in which a work order waits for the staff, not for the agency. */
const waitingStatuses = ['submitted', 'accepted', 'in_progress', 'reopened'] as const;

const nodes = { view: '/console/workOrder/view', act: '/console/workOrder/answer' } as const;

/** Work orders of agencies that wait for the staff. */
const agencyQueue: QueueSource = {
  name: 'workOrders',
  kind: 'work_order',
  ...nodes,
  select: () => selectWaiting(sql`work_order.agency_id IS NOT NULL`),
  on,
  assign,
};

/** The same of visitors, who wrote through the contact form. */
const contactQueue: QueueSource = {
  name: 'contactMessages',
  kind: 'work_order',
  ...nodes,
  select: () => selectWaiting(sql`work_order.agency_id IS NULL`),
  on,
  assign,
};

/** Queues of work orders for the staff. The owner is that of the work order. */
export const workOrderQueues = { workOrders: agencyQueue, contactMessages: contactQueue } as const;

/** The first reply is due at the promised time; afterwards nothing is promised. */
function selectWaiting(matching: RawBuilder<unknown>): RawBuilder<QueueRow> {
  return sql<QueueRow>`
    SELECT work_order.id, work_order.order_id, work_order.number, coalesce(orders.title_zh, '') AS title_zh,
      coalesce(orders.title_en, '') AS title_en, work_order.type AS matter, work_order.agency_id,
      coalesce(asker.nickname, work_order.contact_name) AS guest, '' AS country, NULL::bigint AS entity_id, work_order.created_at AS since,
      CASE WHEN work_order.first_reply_at IS NULL THEN work_order.promised_by END AS due, work_order.owner_id
    FROM work_orders work_order LEFT JOIN orders ON orders.id = work_order.order_id
      LEFT JOIN users asker ON asker.id = work_order.user_id
    WHERE work_order.status IN (${sql.join(waitingStatuses.map((status) => sql.lit(status)))}) AND ${matching}`;
}

function on({ id, number: name }: Pick<QueueRow, 'id' | 'number'>) {
  return { kind: 'work_order', id, name } as const;
}

async function assign(...[trx, id, owner_id]: Parameters<NonNullable<QueueSource['assign']>>) {
  const assigned = await trx
    .updateTable('work_orders')
    .set({ owner_id })
    .where('id', '=', id)
    .where('status', 'in', waitingStatuses)
    .executeTakeFirst();
  return assigned.numUpdatedRows === 1n;
}
