import { type RawBuilder, sql } from 'kysely';
import { ordersSeenBy, type Products } from '../orders/orders.ts';
import type { Rights } from '../permissions/permissions.ts';

/**
 * Which work orders a member sees, as a condition on `work_order`: the own ones, and those on orders that the member
 * sees; who sees all orders sees all. Anything else is answered like what is not there.
 */
export function seenBy(products: Products, member: Rights): RawBuilder<unknown> {
  const own = sql`work_order.agency_id = ${member.agencyId}::bigint`;
  const orders = ordersSeenBy(products)(member);
  if (!orders) return own;
  return sql`${own} AND (work_order.user_id = ${member.userId}::bigint OR work_order.order_id IN (${orders}))`;
}
