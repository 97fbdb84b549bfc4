import { sql } from 'kysely';
import type { Db, Member } from '../../../calls.ts';
import { isSeenBy } from './seen-by-member.ts';

/** Counts the orders that wait for an action; only the caller's own without `viewAll`. */
export async function listWaiting(db: Db, member: Member) {
  const { rows } = await sql<{ product: string; order_status: string; count: number }>`
    SELECT product, order_status, count(*) AS count FROM orders
    WHERE ${isSeenBy(member)}
      AND order_status IN ('offer_pending', 'pending_payment', 'processing', 'cancelling')
    GROUP BY product, order_status ORDER BY product, order_status`.execute(db);
  return rows;
}

/** Maximum number of orders with open charges. */
const maxNamed = 20;

/**
 * Lists the orders visible to the member with unanswered charges after the service, the longest waiting
 * first.
 */
export async function listChargesToConfirm(db: Db, member: Member) {
  const { rows } = await sql<{ product: string; order_id: number; sn: string; count: number }>`
    SELECT orders.product, orders.id AS order_id, orders.sn, count(*) AS count
    FROM order_adjustments adjustment JOIN orders ON orders.id = adjustment.order_id
    WHERE ${isSeenBy(member)} AND adjustment.status = 'proposed'
    GROUP BY orders.id ORDER BY min(adjustment.proposed_at) LIMIT ${maxNamed}`.execute(db);
  return rows;
}
