import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import type { OrderAction } from '@serai/contract/permissions';
import { bindCommand, type Call, type Db, memberOf, type Route, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute, type FileReply } from '../../platform/http/route.ts';
import { requireNode } from '../permissions/permissions.ts';
import { sumsSeenBy } from './hide-sums.ts';
import { type OpenOrder, openOrder, openOrderToChange } from './open-order.ts';
import type { Products } from './products.ts';

interface Deps {
  db: Db;
  products: Products;
}

/** How the order of a call is found, where the call does not name it by `id`, and what more its caller must hold. */
interface Finding<E extends Endpoint> {
  /** Of the caller's own agency; undefined = there is none: `not_found`. */
  orderIdOf?(db: Db | Trx, call: Call<E>): Promise<number | undefined>;
  /** An action on the order besides the one its access names. */
  alsoHolds?: OrderAction;
}

/**
 * A member's command about one order whose access is `{ orderAction }`: the operation gets the order locked and
 * checked for that very action. It is told again only to a member who may still do the same with it, as they may
 * see it now.
 */
export function orderCommand<E extends Endpoint>(
  { db, products }: Deps,
  endpoint: E,
  operation: (trx: Trx, call: Call<E>, opened: OpenOrder) => Promise<ReplyOf<E>>,
  finding: Finding<E> = {},
): Route {
  const action = actionOf(endpoint);
  return bindCommand(
    db,
    endpoint,
    async (trx, call) => {
      const id = await findId(trx, call, finding);
      const opened = await openOrderToChange(trx, products, memberOf(call), id, action);
      requireMore(call, opened, finding);
      return operation(trx, call, opened);
    },
    async (call, told) => {
      const id = await findId(db, call, finding);
      requireMore(call, await openOrder(db, products, memberOf(call), id, action), finding);
      return sumsSeenBy(call.caller, told);
    },
  );
}

/** The same for a call that reads: the handler gets the order checked, not locked. */
export function orderRoute<E extends Endpoint>(
  { db, products }: Deps,
  endpoint: E,
  handler: (call: Call<E>, opened: OpenOrder) => Promise<ReplyOf<E> | FileReply>,
): Route {
  const action = actionOf(endpoint);
  return bindRoute(endpoint, async (call) => {
    const id = await findId(db, call, {});
    return handler(call, await openOrder(db, products, memberOf(call), id, action));
  });
}

function actionOf({ access, path }: Endpoint): OrderAction {
  if (typeof access === 'object' && 'orderAction' in access) return access.orderAction;
  throw new Error(`${path} names no action on an order`);
}

async function findId<E extends Endpoint>(
  db: Db | Trx,
  call: Call<E>,
  { orderIdOf }: Finding<E>,
): Promise<number> {
  const id = orderIdOf ? await orderIdOf(db, call) : (call.input as { id?: number }).id;
  if (id === undefined) throw new AppError('not_found');
  return id;
}

function requireMore<E extends Endpoint>(
  call: Call<E>,
  { product }: OpenOrder,
  { alsoHolds }: Finding<E>,
): void {
  if (alsoHolds) requireNode(memberOf(call), `${product.listPage}/${alsoHolds}`);
}
