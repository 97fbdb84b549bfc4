import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { readMobile } from '../../platform/sms/mobile-number.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { findOverlap, type RideRow, updateSpan } from './dispatch-store.ts';
import { type LinkDeps, sendLink } from './driver-links/send-link.ts';
import { giveBackVehicles, takeVehicles } from './vehicle-stock.ts';

/**
 * Moves the rides of a locked order whose service has not begun, and the day its vehicles are held for, to another span of
 * time, with those who drive them, and notifies these. Drivers are locked before vehicles, each in the order of their ids.
 *
 * @throws AppError `driver_busy` or `vehicle_busy` where one has another ride then, `sold_out` where no vehicle is left on
 * the other day.
 */
export async function moveRides(
  trx: Trx,
  deps: LinkDeps,
  { order, product }: OpenOrder,
  to: { startsAt: Date; endsAt: Date; day: string; now: Date },
): Promise<void> {
  const rides = await lockRides(trx, order.id);
  const drivers = await lockDrivers(trx, rides);
  await lockVehicles(trx, rides);
  const { startsAt: starts_at, endsAt: ends_at } = to;
  for (const ride of rides) {
    await refuseBusy(trx, { ...ride, starts_at, ends_at });
    await updateSpan(trx, ride.id, { starts_at, ends_at });
    const driver = drivers.find(({ id }) => id === ride.driver_id);
    if (!driver || !deps.canText || !readMobile(driver.phone)) continue;
    const moved = { ride: { ...ride, starts_at, ends_at }, order, product, driver };
    await sendLink(trx, deps, moved, to.now, 'driver_ride_moved');
  }
  await moveHold(trx, order.id, to.day);
}

async function lockRides(trx: Trx, orderId: number): Promise<RideRow[]> {
  return trx
    .selectFrom('rides')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function lockDrivers(trx: Trx, rides: readonly RideRow[]) {
  return trx
    .selectFrom('drivers')
    .select(['id', 'phone', 'languages'])
    .where('id', 'in', [...rides.flatMap(({ driver_id }) => driver_id ?? []), 0])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function lockVehicles(trx: Trx, rides: readonly RideRow[]): Promise<void> {
  await trx
    .selectFrom('vehicles')
    .select('id')
    .where('id', 'in', [...rides.flatMap(({ vehicle_id }) => vehicle_id ?? []), 0])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function refuseBusy(trx: Trx, ride: RideRow): Promise<void> {
  for (const [column, code] of [
    ['driver_id', 'driver_busy'],
    ['vehicle_id', 'vehicle_busy'],
  ] as const) {
    const id = ride[column];
    const sn = id === null ? undefined : await findOverlap(trx, ride, column, id);
    if (sn) throw new AppError(code, { facts: { sn } });
  }
}

/** The vehicles of a transfer are held for one day: the other one is taken before this one is given back. */
async function moveHold(trx: Trx, orderId: number, day: string): Promise<void> {
  const held = await trx
    .selectFrom('vehicle_holds')
    .select(['pool_id as poolId', 'first_day as firstDay', 'last_day as lastDay', 'vehicles'])
    .where('order_id', '=', orderId)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (held.firstDay === day) return;
  // Both days in the order in which bookings take them, so that two moves never wait for each other.
  await sql`SELECT FROM vehicle_days WHERE pool_id = ${held.poolId}::bigint
    AND day IN (${held.firstDay}::date, ${day}::date) ORDER BY day FOR UPDATE`.execute(trx);
  if (!(await takeVehicles(trx, { ...held, firstDay: day, lastDay: day }))) throw new AppError('sold_out');
  await giveBackVehicles(trx, held);
  await trx
    .updateTable('vehicle_holds')
    .set({ first_day: day, last_day: day })
    .where('order_id', '=', orderId)
    .execute();
}
