import type { Endpoint } from '@serai/contract/endpoint';
import { limitableNodes, type StaffNode } from '@serai/contract/staff/nodes';
import type { Call, Db, Route } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { withinScope } from './within-scope.ts';

/** Nodes that some limited role can hold. */
const held: ReadonlySet<StaffNode> = new Set(Object.values(limitableNodes).flat());

/**
 * Wraps the staff calls that a role with a limit to orders can hold: an order outside its scope, named by the input's
 * `id` or through its ride (`ride_id`), is answered like a missing one. Other calls filter by `Operator.scope`.
 */
export function guardScope(deps: GuardDeps, routes: readonly Route[]): Route[] {
  return routes.map((route) => (isLimitable(route.endpoint) ? guarded(deps, route) : route));
}

interface GuardDeps {
  db: Db;
  /** Finds the order of a ride; refuses an unknown one with `not_found`. */
  findRideOrder(db: Db, rideId: number): Promise<number>;
}

function isLimitable({ access }: Endpoint): boolean {
  return typeof access === 'object' && 'staff' in access && held.has(access.staff);
}

function guarded(deps: GuardDeps, route: Route): Route {
  return {
    ...route,
    handle: async (call) => {
      await refuseOutside(deps, call);
      return route.handle(call);
    },
  };
}

async function refuseOutside(
  { db, findRideOrder }: GuardDeps,
  { caller, input }: Call<Endpoint>,
): Promise<void> {
  const within = caller?.kind === 'operator' && withinScope(caller.scope);
  if (!within) return;
  const { id: orderId, ride_id: rideId } = input as { id?: number; ride_id?: number };
  const id = rideId === undefined ? orderId : await findRideOrder(db, rideId);
  if (id === undefined) return;
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where(within)
    .executeTakeFirst();
  if (!order) throw new AppError('not_found');
}
