import type { Endpoint } from '@serai/contract/endpoint';
import { countryNodes } from '@serai/contract/staff/nodes';
import type { Call, Db, Route } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/**
 * Wraps the staff calls that a role with a limit to countries can hold: an order elsewhere, named by the input's `id`,
 * is answered like a missing one. Calls without an `id` list orders and filter them by `Operator.countries`.
 */
export function guardCountries(db: Db, routes: readonly Route[]): Route[] {
  return routes.map((route) => (isLimitable(route.endpoint) ? guarded(db, route) : route));
}

function isLimitable({ access }: Endpoint): boolean {
  return typeof access === 'object' && 'staff' in access && countryNodes.includes(access.staff);
}

function guarded(db: Db, route: Route): Route {
  return {
    ...route,
    handle: async (call) => {
      await refuseElsewhere(db, call);
      return route.handle(call);
    },
  };
}

async function refuseElsewhere(db: Db, { caller, input }: Call<Endpoint>): Promise<void> {
  if (caller?.kind !== 'operator' || caller.countries === null) return;
  const { id } = input as { id?: number };
  if (id === undefined) return;
  const order = await db.selectFrom('orders').select('country').where('id', '=', id).executeTakeFirst();
  if (!order || !caller.countries.includes(order.country)) throw new AppError('not_found');
}
