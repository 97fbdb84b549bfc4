import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SupplierCost } from '../../orders/for-products.ts';

/** Car with its driver, hired from another company. */
export interface HiredCar {
  company: string;
  driverName: string;
  driverPhone: string;
  languages: readonly string[];
  plateNumber: string;
  modelId: number;
}

/** Returns the driver of a company with this phone, with the latest name and languages; adds the driver if unknown. */
export async function saveHiredDriver(trx: Trx, car: HiredCar): Promise<number> {
  const { company, driverName: name, driverPhone: phone } = car;
  const languages = [...car.languages];
  const known = await trx
    .updateTable('drivers')
    .set({ name_zh: name, name_en: name, languages, active: true })
    .where('company', '=', company)
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await trx
    .insertInto('drivers')
    .values({
      // Codes of the seller's own drivers come from imports; this one is never imported.
      code: sql<string>`'hired-' || gen_random_uuid()`,
      name_zh: name,
      name_en: name,
      phone,
      languages,
      company,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Returns the vehicle with a plate number, as a vehicle of the company; adds it if unknown. Refuses a vehicle of the
 * seller's own with `vehicle_of_fleet`.
 */
export async function saveHiredVehicle(trx: Trx, car: HiredCar): Promise<number> {
  const { company, plateNumber: plate_number, modelId: model_id } = car;
  const row = await trx
    .insertInto('vehicles')
    .values({ plate_number, model_id, company })
    .onConflict((on) =>
      on
        .column('plate_number')
        .doUpdateSet({ company, model_id, active: true })
        .where('vehicles.company', '<>', ''),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AppError('vehicle_of_fleet');
  return row.id;
}

/** Records that a hired car drives a ride; replaces an earlier record. */
export async function saveHiredRide(
  trx: Trx,
  ride: { rideId: number; company: string; cost: number | null; userId: number; now: Date },
): Promise<void> {
  const row = { company: ride.company, cost: ride.cost, hired_by: ride.userId, hired_at: ride.now };
  await trx
    .insertInto('hired_rides')
    .values({ ride_id: ride.rideId, ...row })
    .onConflict((on) => on.column('ride_id').doUpdateSet(row))
    .execute();
}

/** Removes the record of a ride that a hired car no longer drives; a no-op if there is none. */
export async function deleteHiredRide(trx: Trx, rideId: number): Promise<void> {
  await trx.deleteFrom('hired_rides').where('ride_id', '=', rideId).execute();
}

/**
 * Returns the cost of the hired cars of an order, minor units: undefined without a hired car, null if the cost of one is
 * not known.
 */
export async function findHiredCost(db: Db, orderId: number): Promise<number | null | undefined> {
  const rows = await db
    .selectFrom('hired_rides')
    .innerJoin('rides', 'rides.id', 'hired_rides.ride_id')
    .select('hired_rides.cost')
    .where('rides.order_id', '=', orderId)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.reduce<number | null>(
    (sum, { cost }) => (sum === null || cost === null ? null : sum + cost),
    0,
  );
}

/** Lists what the seller owes to other companies for the cars hired for an order; the cost of the own fleet is owed to nobody. */
export async function findHiredCosts(db: Db, { id }: { id: number }): Promise<SupplierCost[]> {
  const rows = await db
    .selectFrom('hired_rides')
    .innerJoin('rides', 'rides.id', 'hired_rides.ride_id')
    .select(['hired_rides.company', 'hired_rides.cost'])
    .where('rides.order_id', '=', id)
    .orderBy('rides.position')
    .execute();
  return rows.map(({ company, cost }) => ({ to: { company, kind: 'fleet' }, kind: 'hired', amount: cost }));
}

/** Lists the active models that fit a ride: of its class, or its model. */
export async function listFittingModels(db: Db, ride: { model_id: number | null; class_id: number | null }) {
  return db
    .selectFrom('vehicle_models')
    .select(['id', 'name_zh', 'name_en', 'seats'])
    .$if(ride.model_id !== null, (query) => query.where('id', '=', ride.model_id!))
    .$if(ride.class_id !== null, (query) =>
      query.where('class_id', '=', ride.class_id!).where('active', '=', true),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}
