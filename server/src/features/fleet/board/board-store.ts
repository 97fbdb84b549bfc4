import { sql } from 'kysely';
import type { Db, StaffScope } from '../../../calls.ts';
import { withinScope } from '../../orders/for-products.ts';
import { selectRides } from '../dispatch-store.ts';

/** Maximum number of rides, drivers and vehicles on a board. */
export const boardLimits = { rides: 400, drivers: 200, vehicles: 300 } as const;

/** A base and the period that its board shows; `to` is exclusive. */
interface Shown {
  baseId: number;
  from: Date;
  to: Date;
  /** Scope of the reader's role. */
  scope: StaffScope;
}

/** Active bases in a scope. */
export async function listBases(db: Db, { countries }: StaffScope) {
  return db
    .selectFrom('bases')
    .select(['id', 'name_zh', 'name_en', 'tz'])
    .where('active', '=', true)
    .$if(countries !== null, (query) => query.where('country_code', 'in', [...countries!]))
    .orderBy('id')
    .execute();
}

/**
 * Rides of a board, earliest first, one more than its limit: those that touch the period, ways out and back
 * included.
 */
export async function listBoardRides(db: Db, { baseId, from, to, scope }: Shown) {
  return selectRides(db)
    .leftJoin('vehicle_models as wished_model', 'wished_model.id', 'rides.model_id')
    .leftJoin('vehicle_classes as wished_class', 'wished_class.id', 'rides.class_id')
    .select([
      'drivers.base_id as driver_base_id',
      'vehicles.base_id as vehicle_base_id',
      'wished_model.name_zh as wished_model_zh',
      'wished_model.name_en as wished_model_en',
      'wished_class.name_zh as wished_class_zh',
      'wished_class.name_en as wished_class_en',
    ])
    .where('orders.order_status', 'in', ['confirmed', 'in_service', 'completed'])
    .where(withinScope(scope) ?? sql<boolean>`true`)
    .where(sql<boolean>`rides.starts_at - rides.out_minutes * interval '1 minute' < ${to}::timestamptz`)
    .where(sql<boolean>`rides.ends_at + rides.back_minutes * interval '1 minute' > ${from}::timestamptz`)
    .where(({ or, eb }) =>
      or([
        eb('rides.from_base_id', 'is', null),
        eb('rides.from_base_id', '=', baseId),
        eb('rides.to_base_id', '=', baseId),
        eb('drivers.base_id', '=', baseId),
        eb('vehicles.base_id', '=', baseId),
      ]),
    )
    .orderBy('rides.starts_at')
    .orderBy('rides.id')
    .limit(boardLimits.rides + 1)
    .execute();
}

/** Drivers of a board, one more than its limit: those with rides on it first, then the active ones of the base. */
export async function listBoardDrivers(db: Db, baseId: number, driving: readonly number[]) {
  const drives = sql<boolean>`drivers.id = ANY(${[...driving]}::bigint[])`;
  return db
    .selectFrom('drivers')
    .selectAll()
    .where(({ or, and, eb }) => or([drives, and([eb('active', '=', true), isOfBase(baseId)])]))
    .orderBy(drives, 'desc')
    .orderBy('id')
    .limit(boardLimits.drivers + 1)
    .execute();
}

/** Vehicles of a board, one more than its limit: those with rides on it first, then the active ones of the base. */
export async function listBoardVehicles(db: Db, baseId: number, driven: readonly number[]) {
  const drives = sql<boolean>`vehicles.id = ANY(${[...driven]}::bigint[])`;
  return db
    .selectFrom('vehicles')
    .innerJoin('vehicle_models as model', 'model.id', 'vehicles.model_id')
    .select(['vehicles.id', 'vehicles.plate_number', 'vehicles.active'])
    .select(['model.name_zh', 'model.name_en', 'model.seats'])
    .where(({ or, and, eb }) => or([drives, and([eb('vehicles.active', '=', true), isOfBase(baseId)])]))
    .orderBy(drives, 'desc')
    .orderBy('vehicles.id')
    .limit(boardLimits.vehicles + 1)
    .execute();
}

/** Without a home base any place is home. Hired cars are on the board for their rides only. */
function isOfBase(baseId: number) {
  return sql<boolean>`(company = '' AND (base_id IS NULL OR base_id = ${baseId}::bigint))`;
}
