import type { Db } from '../../calls.ts';
import type { RouteCard, RouteFee } from '../../domain/pricing/route.ts';

/** A route on sale, with its price per class, by class id. */
export interface ServedRoute {
  fromBaseId: number;
  toBaseId: number;
  card: RouteCard;
  fees: ReadonlyMap<number, RouteFee>;
}

/** All routes on sale. */
export async function listRoutes(db: Db): Promise<ServedRoute[]> {
  return group(await routes(db).execute());
}

/** Finds the route from one base to another; undefined if it is not on sale. */
export async function findRoute(
  db: Db,
  fromBaseId: number,
  toBaseId: number,
): Promise<ServedRoute | undefined> {
  const rows = await routes(db)
    .where('from_base_id', '=', fromBaseId)
    .where('to_base_id', '=', toBaseId)
    .execute();
  return group(rows)[0];
}

function routes(db: Db) {
  return db
    .selectFrom('routes')
    .leftJoin('route_fees', 'route_fees.route_id', 'routes.id')
    .select([
      'routes.id',
      'routes.from_base_id',
      'routes.to_base_id',
      'routes.km',
      'routes.minutes',
      'routes.tolls',
      'routes.driver_nights',
      'route_fees.class_id',
      'route_fees.one_way_fee',
      'route_fees.driver_night',
    ])
    .where('routes.active', '=', true);
}

function group(rows: Awaited<ReturnType<ReturnType<typeof routes>['execute']>>): ServedRoute[] {
  const found = new Map<number, ServedRoute & { fees: Map<number, RouteFee> }>();
  for (const row of rows) {
    const { km, minutes, tolls, class_id } = row;
    const route = found.get(row.id) ?? {
      fromBaseId: row.from_base_id,
      toBaseId: row.to_base_id,
      card: { km, minutes, tolls, driverNights: row.driver_nights },
      fees: new Map(),
    };
    found.set(row.id, route);
    if (class_id !== null)
      route.fees.set(class_id, { oneWayFee: row.one_way_fee!, driverNight: row.driver_night! });
  }
  return [...found.values()];
}
