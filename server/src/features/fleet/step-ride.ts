import type { Ride } from '@serai/contract/vehicles/dispatch';
import type { DispatchStatus } from '@serai/contract/vehicles/vehicles';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, operatorOf, type Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import {
  addSupplierEvent,
  boardOrder,
  endReviewIfServed,
  refuseBoarding,
  wrongState,
} from '../orders/for-products.ts';
import { addOrderEvent, type OpenOrder, openOrderForStaff, type Products } from '../orders/orders.ts';
import { actionOnRide } from './action-on-ride.ts';
import { decideRide } from './decide-ride.ts';
import { findRideOrder, lockRide, moveRide, type RideRow } from './dispatch-store.ts';
import { showRide } from './list-rides.ts';

/** Event names of a driver's reports in the order's history; boarding is an event of the order itself. */
const notes = { depart: 'driverDeparted', arrive: 'driverArrived', finish: 'rideFinished' } as const;

export type RideStep = 'depart' | 'arrive' | 'board' | 'finish';

/** Records the progress of a ride on behalf of the desk. */
export async function stepRide(
  trx: Trx,
  products: Products,
  event: RideStep,
  call: { input: { ride_id: number }; caller: Caller | undefined; lang: Lang; now: Date },
): Promise<Done<{ ride: Ride }>> {
  const { userId } = operatorOf(call);
  const { ride_id } = call.input;
  const opened = await openOrderForStaff(trx, products, await findRideOrder(trx, ride_id));
  const ride = await lockRide(trx, ride_id);
  const before = await showRide(trx, ride_id, call.lang);
  const { lang, now } = call;
  await takeStep(trx, opened, { ride, event }, { actor: 'operator', userId, lang, now });
  const after = await showRide(trx, ride_id, call.lang);
  return { reply: { ride: after }, did: actionOnRide(before, after) };
}

/** Reporting party: a staff member or the driver. */
type Reporter = ({ actor: 'operator'; userId: number } | { actor: 'supplier'; userId: null }) & {
  lang: Lang;
  now: Date;
};

/**
 * Advances a locked ride of a locked order; returns its new state. The first boarding of an order begins its
 * service.
 */
export async function takeStep(
  trx: Trx,
  opened: OpenOrder,
  { ride, event }: { ride: RideRow; event: RideStep },
  by: Reporter,
): Promise<DispatchStatus> {
  const { order } = opened;
  const { now, actor, userId } = by;
  const to = decideStep(opened, ride, event, by);
  const boarded = event === 'board' ? await boardOrder(trx, opened, by) : order;
  const { driver_id: driverId, vehicle_id: vehicleId } = ride;
  await moveRide(trx, ride, { event, to, driverId, vehicleId, actor, userId, reason: '', now });
  if (event === 'board') {
    await endReviewIfServed(trx, { ...opened, order: boarded }, by);
    return to;
  }
  const note = { orderId: order.id, event: notes[event], reason: '', now };
  await (userId === null ? addSupplierEvent(trx, note) : addOrderEvent(trx, { ...note, operatorId: userId }));
  return to;
}

/**
 * Returns the next status of a ride. Refuses a step that the ride, its order or, for boarding, the day does not
 * allow.
 */
export function decideStep(
  opened: OpenOrder,
  { status }: Pick<RideRow, 'status'>,
  event: RideStep,
  by: { actor: Reporter['actor']; now: Date; lang: Lang },
): DispatchStatus {
  const { order_status } = opened.order;
  // A ride may be reported as finished after its order was completed automatically.
  const isOpen =
    order_status === 'confirmed' ||
    order_status === 'in_service' ||
    (order_status === 'completed' && event === 'finish');
  if (!isOpen) throw wrongState(opened.order, by.lang);
  const to = decideRide(status, event, by);
  if (event === 'board') refuseBoarding(opened, by);
  return to;
}
