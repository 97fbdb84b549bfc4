import type { InputOf } from '@serai/contract/endpoint';
import type { DispatchEvent, listRides as listEndpoint } from '@serai/contract/vehicles/dispatch';
import type { DispatchStatus } from '@serai/contract/vehicles/vehicles';
import { type Selectable, sql } from 'kysely';
import type { Db, StaffScope, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { RidesTable } from '../../tables.ts';
import { withinScope } from '../orders/for-products.ts';
import { atHomeWithin } from './at-home.ts';
import { deleteHiredRide } from './hired/hired-store.ts';
import type { rideTimes } from './ride-store.ts';

export type RideRow = Selectable<RidesTable>;

const EXCLUSION_VIOLATION = '23P01';

/**
 * Returns the order of a ride, which must be locked before the ride; `not_found` if there is no such ride.
 */
export async function findRideOrder(db: Db, rideId: number): Promise<number> {
  const row = await db.selectFrom('rides').select('order_id').where('id', '=', rideId).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row.order_id;
}

/** Reads a ride without a lock; `not_found` if it does not exist. */
export async function findRide(db: Db, rideId: number): Promise<RideRow> {
  const ride = await db.selectFrom('rides').selectAll().where('id', '=', rideId).executeTakeFirst();
  if (!ride) throw new AppError('not_found');
  return ride;
}

/** Lists the rides of an order, by vehicle position. */
export async function listRidesOf(db: Db, orderId: number): Promise<RideRow[]> {
  return db.selectFrom('rides').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/** Locks a ride; its order must be locked before. */
export async function lockRide(trx: Trx, rideId: number): Promise<RideRow> {
  return trx
    .selectFrom('rides')
    .selectAll()
    .where('id', '=', rideId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Locks an active driver against other assignments; drivers are locked before vehicles. Refuses with `driver_unknown`,
 * also for a driver outside the scope.
 */
export async function lockDriver(trx: Trx, id: number, scope: StaffScope | null) {
  const driver = await trx
    .selectFrom('drivers')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .where(atHomeWithin(scope, 'drivers.base_id'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!driver) throw new AppError('driver_unknown');
  return driver;
}

/**
 * Locks an active vehicle against other assignments; returns it with its class. Refuses with `vehicle_unknown`, also for
 * a vehicle outside the scope.
 */
export async function lockVehicle(trx: Trx, id: number, scope: StaffScope | null) {
  const vehicle = await trx
    .selectFrom('vehicles')
    .innerJoin('vehicle_models', 'vehicle_models.id', 'vehicles.model_id')
    .select([
      'vehicles.id',
      'vehicles.plate_number',
      'vehicles.model_id',
      'vehicles.base_id',
      'vehicle_models.class_id',
    ])
    .where('vehicles.id', '=', id)
    .where('vehicles.active', '=', true)
    .where(atHomeWithin(scope, 'vehicles.base_id'))
    .forNoKeyUpdate('vehicles')
    .executeTakeFirst();
  if (!vehicle) throw new AppError('vehicle_unknown');
  return vehicle;
}

/**
 * Moves a locked ride to a state and writes its history; a finished ride frees its driver and vehicle. Another driver or
 * vehicle ends the hire of a car.
 * Refuses with `driver_busy` or `vehicle_busy` if a database constraint detects a concurrent ride at that
 * time.
 */
export async function moveRide(
  trx: Trx,
  ride: RideRow,
  move: {
    event: DispatchEvent;
    to: DispatchStatus;
    driverId: number | null;
    vehicleId: number | null;
    /** Staff and members are users; the driver (`supplier`) is not. */
    actor: 'operator' | 'supplier' | 'member';
    userId: number | null;
    reason: string;
    now: Date;
  },
): Promise<void> {
  const { driverId: driver_id, vehicleId: vehicle_id, to } = move;
  const moved = await trx
    .updateTable('rides')
    .set({ status: to, driver_id, vehicle_id, active: to !== 'finished' })
    .where('id', '=', ride.id)
    .where('status', '=', ride.status)
    .executeTakeFirst()
    .catch((failure: unknown) => {
      throw readClash(failure) ?? failure;
    });
  if (moved.numUpdatedRows !== 1n) throw new Error(`Ride ${ride.id} moved while it was locked`);
  if (driver_id !== ride.driver_id || vehicle_id !== ride.vehicle_id) await deleteHiredRide(trx, ride.id);
  await trx
    .insertInto('ride_history')
    .values({
      ride_id: ride.id,
      event: move.event,
      from_status: ride.status,
      to_status: to,
      driver_id,
      vehicle_id,
      actor: move.actor,
      user_id: move.userId,
      reason: move.reason,
      at: move.now,
    })
    .execute();
}

/** Moves a locked ride to other times and places; refuses like `moveRide` on a conflict. */
export async function updateTimes(
  trx: Trx,
  rideId: number,
  times: ReturnType<typeof rideTimes>,
): Promise<void> {
  await trx
    .updateTable('rides')
    .set(times)
    .where('id', '=', rideId)
    .execute()
    .catch((failure: unknown) => {
      throw readClash(failure) ?? failure;
    });
}

/** Maps a violated constraint of rides to a refusal; undefined for other failures. */
function readClash(failure: unknown): AppError | undefined {
  const { code, constraint } = failure as { code?: unknown; constraint?: unknown };
  if (code !== EXCLUSION_VIOLATION) return undefined;
  // The transaction has failed, so the other order can no longer be read.
  const facts = { sn: '–' };
  if (constraint === 'rides_driver_once') return new AppError('driver_busy', { facts });
  return constraint === 'rides_vehicle_once' ? new AppError('vehicle_busy', { facts }) : undefined;
}

/**
 * Lists a page of rides, earliest first: of one order, or of all orders that are or were to be served. `scope` is that of
 * the reader's role; null for all rides.
 */
export async function listDispatchRides(
  db: Db,
  filter: Pick<InputOf<typeof listEndpoint>, 'order_id' | 'driver_id' | 'status' | 'from' | 'to'> & {
    ride_id?: number;
    scope: StaffScope | null;
  },
  page: { limit: number; offset: number },
) {
  const { order_id, driver_id, status, from, to, ride_id } = filter;
  const rides = selectRides(db)
    .where(withinScope(filter.scope) ?? sql<boolean>`true`)
    .$if(ride_id !== undefined, (query) => query.where('rides.id', '=', ride_id!))
    .$if(order_id !== undefined, (query) => query.where('rides.order_id', '=', order_id!))
    .$if(order_id === undefined && ride_id === undefined, (query) =>
      query.where('orders.order_status', 'in', ['confirmed', 'in_service', 'completed']),
    )
    .$if(driver_id !== undefined, (query) => query.where('rides.driver_id', '=', driver_id!))
    .$if(status !== undefined, (query) => query.where('rides.status', '=', status!))
    .$if(from !== undefined, (query) => query.where('rides.starts_at', '>=', new Date(from! * 1000)))
    .$if(to !== undefined, (query) => query.where('rides.starts_at', '<=', new Date(to! * 1000)));
  const { total } = await rides
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await rides
    .orderBy('rides.starts_at')
    .orderBy('rides.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { list, total };
}

/** Active drivers of the seller in a scope. */
export async function listDriverRows(db: Db, scope: StaffScope) {
  return db
    .selectFrom('drivers')
    .leftJoin('bases', 'bases.id', 'drivers.base_id')
    .selectAll('drivers')
    .select(['bases.name_zh as base_zh', 'bases.name_en as base_en'])
    .where('drivers.active', '=', true)
    .where(atHomeWithin(scope, 'drivers.base_id'))
    .where('drivers.company', '=', '')
    .orderBy('drivers.id')
    .execute();
}

/** Active vehicles of the seller in a scope that match the booked class or model. */
export async function listVehicleRows(db: Db, ride: RideRow, scope: StaffScope) {
  return db
    .selectFrom('vehicles')
    .innerJoin('vehicle_models as model', 'model.id', 'vehicles.model_id')
    .leftJoin('bases', 'bases.id', 'vehicles.base_id')
    .select([
      'vehicles.id',
      'vehicles.base_id',
      'plate_number',
      'model.name_zh',
      'model.name_en',
      'model.seats',
    ])
    .select(['bases.name_zh as base_zh', 'bases.name_en as base_en'])
    .where('vehicles.active', '=', true)
    .where(atHomeWithin(scope, 'vehicles.base_id'))
    .where('vehicles.company', '=', '')
    .$if(ride.model_id !== null, (query) => query.where('model.id', '=', ride.model_id!))
    .$if(ride.class_id !== null, (query) => query.where('model.class_id', '=', ride.class_id!))
    .orderBy('vehicles.id')
    .execute();
}

/** Rides with their order, driver and vehicle. */
export function selectRides(db: Db) {
  return db
    .selectFrom('rides')
    .innerJoin('orders', 'orders.id', 'rides.order_id')
    .leftJoin('drivers', 'drivers.id', 'rides.driver_id')
    .leftJoin('vehicles', 'vehicles.id', 'rides.vehicle_id')
    .leftJoin('vehicle_models as model', 'model.id', 'vehicles.model_id')
    .leftJoin('hired_rides as hired', 'hired.ride_id', 'rides.id')
    .selectAll('rides')
    .select([
      'orders.sn',
      'orders.order_status',
      'orders.product',
      'orders.title_zh',
      'orders.title_en',
      'orders.contact_phone',
      'drivers.name_zh as driver_zh',
      'drivers.name_en as driver_en',
      'drivers.phone as driver_phone',
      'vehicles.plate_number',
      'model.name_zh as model_zh',
      'model.name_en as model_en',
      'orders.currency',
      'hired.company as hired_company',
      'hired.cost as hired_cost',
    ]);
}
