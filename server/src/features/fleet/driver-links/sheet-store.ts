import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { RidePhotosTable } from '../../../tables.ts';
import { findRideOrder, lockRide, type RideRow } from '../dispatch-store.ts';
import type { DriverLink } from './link-store.ts';

/** Maximum number of rides on a day sheet. */
const MAX_RIDES = 30;

/** A driver's rides that begin on a local day, earliest first. */
export async function listSheetRides(db: Db, { driverId, day }: DriverLink) {
  return db
    .selectFrom('rides')
    .innerJoin('orders', 'orders.id', 'rides.order_id')
    .innerJoin('vehicles', 'vehicles.id', 'rides.vehicle_id')
    .innerJoin('vehicle_models as model', 'model.id', 'vehicles.model_id')
    .selectAll('rides')
    .select(['orders.sn', 'orders.product', 'orders.order_status', 'orders.contact_phone'])
    .select(['orders.special_requests', 'vehicles.plate_number', 'model.name_zh', 'model.name_en'])
    .select((of) => [
      of
        .selectFrom('ride_photos')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('ride_photos.ride_id', '=', 'rides.id')
        .as('photos'),
    ])
    .where('rides.driver_id', '=', driverId)
    .where(beginsOn(day))
    .orderBy('rides.starts_at')
    .orderBy('rides.id')
    .limit(MAX_RIDES)
    .execute();
}

/** Finds the order of a ride that a link shows; any other ride is refused like a missing one: `not_found`. */
export async function findLinkedRide(db: Db, rideId: number, link: DriverLink): Promise<{ orderId: number }> {
  const orderId = await findRideOrder(db, rideId);
  const row = await db
    .selectFrom('rides')
    .select('id')
    .where('id', '=', rideId)
    .where('driver_id', '=', link.driverId)
    .where(beginsOn(link.day))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { orderId };
}

/** Locks the same ride after its order; it may have been reassigned in the meantime. */
export async function lockLinkedRide(trx: Trx, rideId: number, link: DriverLink): Promise<RideRow> {
  const ride = await lockRide(trx, rideId);
  if (ride.driver_id !== link.driverId) throw new AppError('not_found');
  return ride;
}

export async function insertPhoto(trx: Trx, photo: Insertable<RidePhotosTable>): Promise<void> {
  await trx.insertInto('ride_photos').values(photo).execute();
}

export async function countPhotos(db: Db, rideId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ride_photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ride_id', '=', rideId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Photos of rides in the order of upload. */
export async function listRidePhotos(db: Db, rideIds: readonly number[]) {
  return db
    .selectFrom('ride_photos')
    .select(['ride_id', 'url', 'status', 'at'])
    .where('ride_id', 'in', [...rideIds, 0])
    .orderBy('id')
    .execute();
}

function beginsOn(day: string) {
  return sql<boolean>`(rides.starts_at AT TIME ZONE rides.tz)::date = ${day}::date`;
}
