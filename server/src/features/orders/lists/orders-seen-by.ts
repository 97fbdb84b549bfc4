import { sql } from 'kysely';
import type { OrdersSeenBy } from '../../wallet/wallet.ts';
import type { Products } from '../products.ts';

/**
 * Selects the orders visible to a member, as in `openOrder`: their own, and all of a product with its
 * `viewAll` permission; undefined if all orders are visible.
 */
export function ordersSeenBy(products: Products): OrdersSeenBy {
  return ({ agencyId, userId, nodes }) => {
    const open = products.all.filter(({ listPage }) => nodes.has(`${listPage}/viewAll`));
    if (open.length === products.all.length) return undefined;
    return sql`
      SELECT id FROM orders
      WHERE agency_id = ${agencyId}
        AND (booked_by = ${userId} OR product = ANY(${open.map(({ name }) => name)}::text[]))`;
  };
}
