import type { Ride } from '@serai/contract/vehicles/dispatch';
import type { DispatchStatus } from '@serai/contract/vehicles/vehicles';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { type Product, wrongState } from '../orders/for-products.ts';
import {
  addOrderEvent,
  announceOrder,
  type OrderRow,
  openOrderForStaff,
  type Products,
} from '../orders/orders.ts';
import { actionOnRide } from './action-on-ride.ts';
import { decideRide } from './decide-ride.ts';
import {
  findRideOrder,
  lockDriver,
  lockRide,
  lockVehicle,
  moveRide,
  type RideRow,
} from './dispatch-store.ts';
import { type LinkDeps, notifyDriver } from './driver-links/send-link.ts';
import { refusalOf, speaksAsked } from './find-obstacles.ts';
import { showRide } from './list-rides.ts';

/** Ride with the driver and vehicle to assign; `reason` is only used for a reassignment. */
export interface Assignment {
  input: { ride_id: number; driver_id: number; vehicle_id: number; reason?: string };
  caller: Caller | undefined;
  lang: Lang;
  now: Date;
}

type Driver = Awaited<ReturnType<typeof lockDriver>>;
type Vehicle = Awaited<ReturnType<typeof lockVehicle>>;

/**
 * Assigns or reassigns a driver and a vehicle to a ride and notifies the agency. Locks the order, then the
 * ride, the driver and the vehicle, to serialise concurrent assignments. No-op if nothing differs.
 */
export async function assignRide(
  trx: Trx,
  deps: LinkDeps & { products: Products },
  event: 'assign' | 'reassign',
  call: Assignment,
): Promise<Done<{ ride: Ride }>> {
  const operator = operatorOf(call);
  const { ride_id, driver_id, vehicle_id, reason = '' } = call.input;
  const { order, product } = await openOrderForStaff(trx, deps.products, await findRideOrder(trx, ride_id));
  const ride = await lockRide(trx, ride_id);
  const to = decideAssignment(order, ride, event, call.lang);
  const before = await showRide(trx, ride_id, call.lang);
  // Neither the driver nor the agency needs a notification, and the reported state of the ride is kept.
  if (ride.driver_id === driver_id && ride.vehicle_id === vehicle_id) {
    return { reply: { ride: before }, did: actionOnRide(before, before, reason) };
  }
  const driver = await lockDriver(trx, driver_id, operator.scope);
  const vehicle = await lockVehicle(trx, vehicle_id, operator.scope);
  refuseUnfit(ride, driver, vehicle);
  const refusal =
    (await refusalOf(trx, 'driver_id', driver, ride)) ?? (await refusalOf(trx, 'vehicle_id', vehicle, ride));
  if (refusal) throw refusal;
  await giveRide(
    trx,
    deps,
    { order, product, ride, driver, vehicle, event, to },
    { userId: operator.userId, reason, now: call.now },
  );
  const after = await showRide(trx, ride_id, call.lang);
  return { reply: { ride: after }, did: actionOnRide(before, after, reason) };
}

/** A locked ride with the driver and vehicle that it is given to. */
interface GivenRide {
  order: OrderRow;
  product: Product;
  ride: RideRow;
  driver: Driver;
  vehicle: Vehicle;
  event: 'assign' | 'reassign';
  to: DispatchStatus;
}

/** Gives a ride to a driver and a vehicle, and notifies the agency and the drivers. */
export async function giveRide(
  trx: Trx,
  deps: LinkDeps,
  { order, product, ride, driver, vehicle, event, to }: GivenRide,
  { userId, reason, now }: { userId: number; reason: string; now: Date },
): Promise<void> {
  await moveRide(trx, ride, {
    event,
    to,
    driverId: driver.id,
    vehicleId: vehicle.id,
    actor: 'operator',
    userId,
    reason,
    now,
  });
  await addOrderEvent(trx, {
    orderId: order.id,
    event: event === 'assign' ? 'assignDriver' : 'changeDriver',
    operatorId: userId,
    reason: reason || vehicle.plate_number,
    now,
  });
  await tell(trx, order, { event, driver, vehicle, now });
  await notifyDriver(trx, deps, { ride, order, product, driver }, now);
}

/** Returns the next status of a ride; refuses an order that is not to be served, and a ride that has gone too far. */
export function decideAssignment(
  order: OrderRow,
  { status }: Pick<RideRow, 'status'>,
  event: 'assign' | 'reassign',
  lang: Lang,
): DispatchStatus {
  if (order.order_status !== 'confirmed' && order.order_status !== 'in_service') {
    throw wrongState(order, lang);
  }
  return decideRide(status, event, { actor: 'operator', lang });
}

function refuseUnfit(ride: RideRow, driver: Driver, vehicle: Vehicle): void {
  if (!speaksAsked(ride, driver.languages)) throw new AppError('driver_language_missing');
  const isFit =
    ride.model_id === null ? vehicle.class_id === ride.class_id : vehicle.model_id === ride.model_id;
  if (!isFit) throw new AppError('vehicle_unfit');
}

async function tell(
  trx: Trx,
  order: OrderRow,
  { event, driver, vehicle, now }: { event: string; driver: Driver; vehicle: Vehicle; now: Date },
): Promise<void> {
  await announceOrder(trx, order, {
    event: event === 'assign' ? 'driver_assigned' : 'driver_changed',
    facts: {
      driver_zh: driver.name_zh,
      driver_en: driver.name_en,
      phone: driver.phone,
      plate: vehicle.plate_number,
    },
    now,
  });
}
