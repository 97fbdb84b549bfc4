import type { Trx } from '../../calls.ts';
import { decideDispatch } from '../../domain/dispatch.ts';
import type { AppError } from '../../platform/http/app-error.ts';
import { readMobile } from '../../platform/sms/mobile-number.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { moveRide, type RideRow, updateTimes } from './dispatch-store.ts';
import { findDriver, type LinkDeps, sendLink, textDriver } from './driver-links/send-link.ts';
import { refusalOf } from './find-obstacles.ts';
import type { Journey } from './journey.ts';
import { moveHold } from './move-hold.ts';
import { rideTimes } from './ride-store.ts';

/** Target of moved rides. */
interface Move {
  journey: Journey;
  /** Pool of the vehicles if it changes. */
  poolId?: number;
  /**
   * User id of the member who moves them: a driver with another ride at that time is unassigned. Null refuses
   * such a move.
   */
  freedBy: number | null;
  now: Date;
}

/**
 * Moves the rides of a locked order that has not begun, and its vehicle hold, to another journey. Drivers
 * stay assigned if possible and are notified. Drivers are locked before vehicles, each in id order.
 * @returns Number of rides that lost their driver.
 * @throws AppError `driver_busy`, `driver_too_far` or the same for a vehicle if one is not available then and
 * may not be unassigned; `sold_out` if no vehicle is left at the other time; `unpaid_share_full` as for a
 * booking.
 */
export async function moveRides(trx: Trx, deps: LinkDeps, opened: OpenOrder, to: Move): Promise<number> {
  const rides = await lockRides(trx, opened.order.id);
  await lockDrivers(trx, rides);
  await lockVehicles(trx, rides);
  const times = rideTimes(to.journey);
  let freed = 0;
  for (const ride of rides) {
    const moved = { ...ride, ...times };
    const isFreed = await freeOrRefuseBusy(trx, opened, { ride, moved }, to);
    await updateTimes(trx, ride.id, times);
    if (isFreed) freed += 1;
    else if (ride.starts_at.getTime() !== times.starts_at.getTime())
      await notifyMoved(trx, deps, opened, moved, to.now);
  }
  await moveHold(trx, opened.order, to);
  return freed;
}

async function notifyMoved(
  trx: Trx,
  deps: LinkDeps,
  { order, product }: OpenOrder,
  ride: RideRow,
  now: Date,
): Promise<void> {
  if (ride.driver_id === null || !deps.canText) return;
  const driver = await findDriver(trx, ride.driver_id);
  if (readMobile(driver.phone))
    await sendLink(trx, deps, { ride, order, product, driver }, now, 'driver_ride_moved');
}

/**
 * Whether a ride lost its driver and vehicle, because one of them has another ride at the new time or cannot
 * get there in time.
 */
async function freeOrRefuseBusy(
  trx: Trx,
  { order, product }: OpenOrder,
  { ride, moved }: { ride: RideRow; moved: RideRow },
  { freedBy, now }: Move,
): Promise<boolean> {
  const clash = await findClash(trx, moved);
  if (!clash) return false;
  if (freedBy === null) throw clash;
  const driver = await findDriver(trx, ride.driver_id!);
  await textDriver(trx, 'driver_ride_off', { ride, order, product, driver }, { now });
  await moveRide(trx, ride, {
    event: 'unassign',
    to: decideDispatch(ride.status, 'unassign', 'member')!,
    driverId: null,
    vehicleId: null,
    actor: 'member',
    userId: freedBy,
    reason: '',
    now,
  });
  return true;
}

async function findClash(trx: Trx, ride: RideRow): Promise<AppError | undefined> {
  for (const [whose, table] of [
    ['driver_id', 'drivers'],
    ['vehicle_id', 'vehicles'],
  ] as const) {
    const id = ride[whose];
    if (id === null) continue;
    const who = await trx
      .selectFrom(table)
      .select(['id', 'base_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const refusal = await refusalOf(trx, whose, who, ride);
    if (refusal) return refusal;
  }
  return undefined;
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

async function lockDrivers(trx: Trx, rides: readonly RideRow[]): Promise<void> {
  await trx
    .selectFrom('drivers')
    .select('id')
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
