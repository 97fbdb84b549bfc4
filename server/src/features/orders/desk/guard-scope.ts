import type { Endpoint } from '@serai/contract/endpoint';
import { orderNodes } from '@serai/contract/staff/nodes';
import type { Call, Db, Route } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { withinScope } from './within-scope.ts';

/**
 * Wraps the staff calls that a role with a limit to orders can hold: an order outside its scope, named by the input's
 * `id`, is answered like a missing one. Calls without an `id` list orders and filter them by `Operator.scope`.
 */
export function guardScope(db: Db, routes: readonly Route[]): Route[] {
  return routes.map((route) => (isLimitable(route.endpoint) ? guarded(db, route) : route));
}

function isLimitable({ access }: Endpoint): boolean {
  return typeof access === 'object' && 'staff' in access && orderNodes.includes(access.staff);
}

function guarded(db: Db, route: Route): Route {
  return {
    ...route,
    handle: async (call) => {
      await refuseOutside(db, call);
      return route.handle(call);
    },
  };
}

async function refuseOutside(db: Db, { caller, input }: Call<Endpoint>): Promise<void> {
  const within = caller?.kind === 'operator' && withinScope(caller.scope);
  if (!within) return;
  const { id } = input as { id?: number };
  if (id === undefined) return;
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where(within)
    .executeTakeFirst();
  if (!order) throw new AppError('not_found');
}
