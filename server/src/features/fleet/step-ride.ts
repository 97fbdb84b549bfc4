import type { Ride } from '@serai/contract/dispatch';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, operatorOf, type Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { boardOrder, noteOnOrder, openOrderAsOperator, type Products, wrongState } from '../orders/orders.ts';
import { actionOnRide } from './action-on-ride.ts';
import { decideRide } from './decide-ride.ts';
import { findRideOrder, lockRide, moveRide } from './dispatch-store.ts';
import { showRide } from './list-rides.ts';

/** What a driver reports on the way, in the words of the order's history; boarding is an event of the order itself. */
const notes = { depart: 'driverDeparted', arrive: 'driverArrived', finish: 'rideFinished' } as const;

export type RideStep = 'depart' | 'arrive' | 'board' | 'finish';

/** Records how far a ride has come; the first boarding of an order begins its service. */
export async function stepRide(
  trx: Trx,
  products: Products,
  event: RideStep,
  call: { input: { ride_id: number }; caller: Caller | undefined; lang: Lang; now: Date },
): Promise<Done<{ ride: Ride }>> {
  const { userId } = operatorOf(call);
  const { ride_id } = call.input;
  const opened = await openOrderAsOperator(trx, products, await findRideOrder(trx, ride_id));
  const { order } = opened;
  const ride = await lockRide(trx, ride_id);
  // The end of a ride may be reported after the order has completed itself.
  const isOpen =
    order.order_status === 'confirmed' ||
    order.order_status === 'in_service' ||
    (order.order_status === 'completed' && event === 'finish');
  if (!isOpen) throw wrongState(order, call.lang);
  const to = decideRide(ride.status, event, call.lang);
  const before = await showRide(trx, ride_id, call.lang);
  if (event === 'board') await boardOrder(trx, opened, { userId, now: call.now, lang: call.lang });
  const { driver_id: driverId, vehicle_id: vehicleId } = ride;
  await moveRide(trx, ride, { event, to, driverId, vehicleId, userId, reason: '', now: call.now });
  if (event !== 'board') {
    await noteOnOrder(trx, {
      orderId: order.id,
      event: notes[event],
      operatorId: userId,
      reason: '',
      now: call.now,
    });
  }
  const after = await showRide(trx, ride_id, call.lang);
  return { reply: { ride: after }, did: actionOnRide(before, after) };
}
