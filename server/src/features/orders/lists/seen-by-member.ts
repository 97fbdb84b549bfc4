import { type OrderAction, orderListPages } from '@serai/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Rights } from '../../permissions/permissions.ts';

/** Lists the products on whose list page a member holds an action. */
export function productsWith({ nodes }: Pick<Rights, 'nodes'>, action: OrderAction): string[] {
  return Object.entries(orderListPages)
    .filter(([, page]) => nodes.has(`${page}/${action}`))
    .map(([product]) => product);
}

/** Condition on `orders`: visible to a member, who sees their own, and all of a product with its `viewAll` permission. */
export function isSeenBy(rights: Rights): RawBuilder<boolean> {
  return sql<boolean>`orders.agency_id = ${rights.agencyId}
    AND (orders.booked_by = ${rights.userId} OR orders.product = ANY(${productsWith(rights, 'viewAll')}::text[]))`;
}

/** Condition on `orders`: its product is one on whose list page a member holds an action. */
export function permits(rights: Pick<Rights, 'nodes'>, action: OrderAction): RawBuilder<boolean> {
  return sql<boolean>`orders.product = ANY(${productsWith(rights, action)}::text[])`;
}
