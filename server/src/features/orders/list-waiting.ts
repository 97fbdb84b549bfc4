import { orderListPages } from '@serai/contract/permissions';
import { sql } from 'kysely';
import type { Db, Member } from '../../calls.ts';

/** Orders on which somebody must act; a member without viewAll counts the own ones only. */
export async function listWaiting(db: Db, member: Member) {
  const openProducts = Object.entries(orderListPages)
    .filter(([, page]) => member.nodes.has(`${page}/viewAll`))
    .map(([product]) => product);
  const { rows } = await sql<{ product: string; order_status: string; count: number }>`
    SELECT product, order_status, count(*) AS count FROM orders
    WHERE agency_id = ${member.agencyId}
      AND order_status IN ('offer_pending', 'pending_payment', 'processing', 'cancelling')
      AND (booked_by = ${member.userId} OR product = ANY(${openProducts}::text[]))
    GROUP BY product, order_status ORDER BY product, order_status`.execute(db);
  return rows;
}
