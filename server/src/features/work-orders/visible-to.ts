import { type RawBuilder, sql } from 'kysely';
import { ordersSeenBy, type Products } from '../orders/orders.ts';
import type { Rights } from '../permissions/permissions.ts';

/**
 * SQL condition on `work_order`: visible to a member, who sees their own ones and those on visible orders; a
 * member who sees all orders sees all. Others are refused like missing ones.
 */
export function visibleTo(products: Products, member: Rights): RawBuilder<unknown> {
  const own = sql`work_order.agency_id = ${member.agencyId}::bigint`;
  const orders = ordersSeenBy(products)(member);
  if (!orders) return own;
  return sql`${own} AND (work_order.user_id = ${member.userId}::bigint OR work_order.order_id IN (${orders}))`;
}
