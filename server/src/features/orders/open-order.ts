import { netPriceNode, type OrderAction, pricedActions } from '@serai/contract/permissions';
import type { Db, Member, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findOrder, findOrders, lockOrder, type OrderRow } from './order-store.ts';
import type { Product } from './product-port.ts';
import type { Products } from './products.ts';

/** An order with its product, as operations need them. */
export interface OpenOrder {
  order: OrderRow;
  product: Product;
}

/**
 * Finds a member's order for reading. Throws `not_found` for orders of other agencies and for colleagues'
 * orders that the member may not see. With an action, also requires its permission.
 */
export async function openOrder(
  db: Db,
  products: Products,
  member: Member,
  id: number,
  action?: OrderAction,
): Promise<OpenOrder> {
  return admit(await findOrder(db, id, member.agencyId), products, member, action);
}

/** The same, locked for a change. */
export async function openOrderToChange(
  trx: Trx,
  products: Products,
  member: Member,
  id: number,
  action?: OrderAction,
): Promise<OpenOrder> {
  return admit(await lockOrder(trx, id, member.agencyId), products, member, action);
}

/** Locks an order of any agency, for staff and for callers authorised by a link. */
export async function openOrderForStaff(trx: Trx, products: Products, id: number): Promise<OpenOrder> {
  const order = await lockOrder(trx, id, undefined);
  if (!order) throw new AppError('not_found');
  return { order, product: products.of(order) };
}

/** Finds an order of any agency for reading, for callers that are already authorised. */
export async function findAnyOrder(db: Db, products: Products, id: number): Promise<OpenOrder> {
  const order = await findOrder(db, id, undefined);
  if (!order) throw new AppError('not_found');
  return { order, product: products.of(order) };
}

/** Finds orders of any agency by id for reading, for callers that are already authorised. */
export async function findAnyOrders(
  db: Db,
  products: Products,
  ids: readonly number[],
): Promise<Map<number, OpenOrder>> {
  const orders = ids.length === 0 ? [] : await findOrders(db, ids);
  return new Map(orders.map((order) => [order.id, { order, product: products.of(order) }]));
}

function admit(
  order: OrderRow | undefined,
  products: Products,
  member: Member,
  action: OrderAction | undefined,
): OpenOrder {
  if (!order) throw new AppError('not_found');
  const product = products.of(order);
  if (order.booked_by !== member.userId && !member.nodes.has(`${product.listPage}/viewAll`)) {
    throw new AppError('not_found');
  }
  if (action && !mayDo(member, { product }, action)) throw new AppError('no_permission');
  return { order, product };
}

/** Returns whether a member has the permission for an action on orders of a product. */
export function mayDo(
  { nodes }: Pick<Member, 'nodes'>,
  { product }: Pick<OpenOrder, 'product'>,
  action: OrderAction,
): boolean {
  if (!nodes.has(`${product.listPage}/${action}`)) return false;
  return !pricedActions.includes(action) || nodes.has(netPriceNode);
}
