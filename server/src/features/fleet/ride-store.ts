import type { DispatchStatus } from '@serai/contract/vehicles/vehicles';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { RidesTable } from '../../tables.ts';
import type { Journey } from './journey.ts';

/** Rides required by an order: a number of vehicles for one period. */
export interface NewRides {
  orderId: number;
  vehicles: number;
  journey: Journey;
  tz: string;
  driverLanguage: RidesTable['driver_language'];
  /** Booked subject: a model, or any model of a class. */
  of: { modelId: number } | { classId: number };
  passengerName: string;
  /** Empty if only the booker's number is known. */
  passengerPhone: string;
}

/** A ride of an order with its driver. */
export interface OrderRide {
  order_id: number;
  position: number;
  status: DispatchStatus;
  driver_zh: string | null;
  driver_en: string | null;
  driver_phone: string | null;
  plate_number: string | null;
  model_zh: string | null;
  model_en: string | null;
}

/** Condition on `rides ride` and its `orders`: the order is confirmed, and the ride has no driver. */
export const isUndriven = sql<boolean>`orders.order_status IN ('confirmed', 'in_service')
  AND ride.active AND ride.status = 'unassigned'`;

/** Condition on `orders`: a ride of the confirmed order has no driver. */
export const lacksDriver = sql<boolean>`EXISTS (
  SELECT FROM rides ride WHERE ride.order_id = orders.id AND ${isUndriven})`;

/** Inserts one unassigned ride per vehicle. */
export async function insertRides(trx: Trx, rides: NewRides): Promise<void> {
  const { orderId, vehicles, journey, tz, driverLanguage, of } = rides;
  const ride = {
    order_id: orderId,
    ...rideTimes(journey),
    tz,
    driver_language: driverLanguage,
    model_id: 'modelId' in of ? of.modelId : null,
    class_id: 'classId' in of ? of.classId : null,
    passenger_name: rides.passengerName,
    passenger_phone: rides.passengerPhone,
  };
  const positions = Array.from({ length: vehicles }, (_, at) => at + 1);
  await trx
    .insertInto('rides')
    .values(positions.map((position) => ({ ...ride, position })))
    .execute();
}

/** Columns for time and place of a ride. */
export function rideTimes({ startsAt, endsAt, fromBaseId, toBaseId, outMinutes, backMinutes }: Journey) {
  return {
    starts_at: startsAt,
    ends_at: endsAt,
    from_base_id: fromBaseId,
    to_base_id: toBaseId,
    out_minutes: outMinutes,
    back_minutes: backMinutes,
  };
}

/** Frees drivers and vehicles of an ended order; idempotent. */
export async function releaseRides(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('rides')
    .set({ active: false })
    .where('order_id', '=', orderId)
    .where('active', '=', true)
    .execute();
}

/** Locks the rides of an order; the order must be locked before. */
export async function lockOrderRides(trx: Trx, orderId: number): Promise<{ status: DispatchStatus }[]> {
  return trx
    .selectFrom('rides')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Updates the passenger whom an order's drivers pick up, and the number to call. */
export async function updatePassenger(
  trx: Trx,
  orderId: number,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const whom = { passenger_name: name, passenger_phone: phone };
  await trx.updateTable('rides').set(whom).where('order_id', '=', orderId).execute();
}

/** Returns those orders whose vehicles have all had passengers on board. */
export async function findDrivenOrders(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT order_id AS id FROM rides WHERE order_id = ANY(${[...orderIds]}::bigint[])
    GROUP BY order_id HAVING bool_and(status IN ('on_board', 'finished'))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Names and phone numbers of an order's drivers, for staff. */
export async function findDriverContacts(db: Db, orderId: number): Promise<string[]> {
  const rides = await listOrderRides(db, [orderId]);
  return rides.flatMap(({ driver_en, driver_phone }) =>
    driver_en === null ? [] : [`${driver_en} ${driver_phone ?? ''}`.trim()],
  );
}

/**
 * Time since which every driver of an order has been on location, as recorded then; null if one of them is
 * not there, or has left with passengers.
 */
export async function findWaitingSince(db: Db, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    SELECT CASE WHEN bool_and(status = 'on_location') THEN max(arrived.at) END AS since
    FROM rides LEFT JOIN LATERAL (
      SELECT at FROM ride_history WHERE ride_id = rides.id AND event = 'arrive' ORDER BY id DESC LIMIT 1
    ) arrived ON true
    WHERE order_id = ${orderId}::bigint`.execute(db);
  return rows[0]!.since;
}

/** Rides of orders, by vehicle position. */
export async function listOrderRides(db: Db, orderIds: readonly number[]): Promise<OrderRide[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('rides')
    .leftJoin('drivers', 'drivers.id', 'rides.driver_id')
    .leftJoin('vehicles', 'vehicles.id', 'rides.vehicle_id')
    .leftJoin('vehicle_models', 'vehicle_models.id', 'vehicles.model_id')
    .select([
      'rides.order_id',
      'rides.position',
      'rides.status',
      'drivers.name_zh as driver_zh',
      'drivers.name_en as driver_en',
      'drivers.phone as driver_phone',
      'vehicles.plate_number',
      'vehicle_models.name_zh as model_zh',
      'vehicle_models.name_en as model_en',
    ])
    .where('rides.order_id', 'in', orderIds)
    .orderBy('rides.order_id')
    .orderBy('rides.position')
    .execute();
}
