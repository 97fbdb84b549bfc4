import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import type { OrderAction } from '@serai/contract/permissions';
import { bindCommand, type Call, type Db, memberOf, type Route, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute, type FileReply } from '../../platform/http/route.ts';
import { requireNode } from '../permissions/permissions.ts';
import { hidingFunds } from '../wallet/wallet.ts';
import { hideSums } from './hide-sums.ts';
import { type OpenOrder, openOrder, openOrderToChange } from './open-order.ts';
import type { Products } from './products.ts';

interface Deps {
  db: Db;
  products: Products;
}

/** How the order of a call is found if the input has no `id`, and further required permissions. */
interface Finding<E extends Endpoint> {
  /** Finds the order id within the caller's agency; undefined leads to `not_found`. */
  orderIdOf?(db: Db | Trx, call: Call<E>): Promise<number | undefined>;
  /** Required action on the order in addition to the endpoint's own. */
  alsoHolds?: OrderAction;
}

/**
 * Binds a member's command about one order whose access is `{ orderAction }`: the operation receives the
 * order locked and authorised for that action. A refusal hides the wallet from members without its right. A replayed reply is authorised again and filtered for the
 * caller's current rights.
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
      return hidingFunds(memberOf(call), () => operation(trx, call, opened));
    },
    async (call, told) => {
      const id = await findId(db, call, finding);
      requireMore(call, await openOrder(db, products, memberOf(call), id, action), finding);
      return hideSums(call.caller, told);
    },
  );
}

/** The same for reading calls: the handler receives the order authorised but not locked. */
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
