import { sql } from 'kysely';
import { type DueEntry, type DueSource, nothingDue, readDue } from '../due/due.ts';
import type { Products } from '../orders/orders.ts';
import { giveUpDays } from './clock/follow-work-orders.ts';
import { visibleTo } from './visible-to.ts';

/** Maximum number of characters of a work order's detail that name it. */
const NAME_LENGTH = 80;

/**
 * Work orders that wait for the member's reply, due when they are resolved without one, and those with an answer that
 * nobody has read.
 */
function workOrderDue(products: Products): DueSource {
  return {
    kind: 'work_order',
    read: async (db, { member }) => {
      if (!member.nodes.has('/user/work-order/list/reply')) return nothingDue;
      return readDue(
        db,
        sql<DueEntry>`
          SELECT work_order.id, work_order.order_id, coalesce(orders.product, '') AS product, work_order.number,
            left(work_order.detail, ${sql.lit(NAME_LENGTH)}) AS title_zh,
            left(work_order.detail, ${sql.lit(NAME_LENGTH)}) AS title_en,
            coalesce(orders.guest_names[1], '') AS guest,
            greatest(coalesce(cardinality(orders.guest_names), 0) - 1, 0) AS other_guests,
            CASE WHEN work_order.status = 'waiting_member'
              THEN work_order.waiting_since + ${sql.lit(giveUpDays)} * interval '1 day' END AS due,
            NULL::text AS tz, NULL::bigint AS amount, '' AS currency,
            CASE WHEN work_order.status = 'waiting_member' THEN 'reply' ELSE 'open' END AS action
          FROM work_orders work_order LEFT JOIN orders ON orders.id = work_order.order_id
          WHERE ${visibleTo(products, member)}
            AND (work_order.status = 'waiting_member' OR work_order.unread_reply)`,
      );
    },
  };
}

/** What waits for members about work orders. */
export function workOrderDueSources(products: Products) {
  return { work_order: workOrderDue(products) } as const;
}
