import { recordCash } from '@serai/contract/vehicles/cash';
import * as calls from '@serai/contract/vehicles/dispatch';
import { linkDriver } from '@serai/contract/vehicles/driver-sheet';
import { assignHired } from '@serai/contract/vehicles/hired';
import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { type GuardedAction, guardedAction } from '../orders/for-products.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { decideAssignment } from './assign-ride.ts';
import { listRideDrivers } from './cash/cash-store.ts';
import { refuseUndriven } from './cash/decide-cash.ts';
import { listRidesOf, type RideRow } from './dispatch-store.ts';
import { driverOf } from './driver-links/link-driver.ts';
import { decideStep, type RideStep } from './step-ride.ts';

/** Staff actions on each ride of an order. */
export async function listRideActions(
  db: Db,
  opened: OpenOrder,
  at: { now: Date; lang: Lang },
): Promise<GuardedAction[]> {
  const rides = await listRidesOf(db, opened.order.id);
  const drivers = await listRideDrivers(
    db,
    rides.map(({ id }) => id),
  );
  return rides.flatMap((ride) => {
    const hadDriver = drivers.some(({ ride_id }) => ride_id === ride.id);
    return actionsOn(opened, { ride, hadDriver }, at);
  });
}

function actionsOn(
  opened: OpenOrder,
  { ride, hadDriver }: { ride: RideRow; hadDriver: boolean },
  at: { now: Date; lang: Lang },
): GuardedAction[] {
  const target = { targetId: ride.id };
  const { lang } = at;
  const assign = (event: 'assign' | 'reassign') => () => decideAssignment(opened.order, ride, event, lang);
  const step = (event: RideStep) => () => decideStep(opened, ride, event, { actor: 'operator', ...at });
  return [
    guardedAction('assignRide', calls.assignRide, assign('assign'), target),
    guardedAction('reassignRide', calls.reassignRide, assign('reassign'), target),
    guardedAction(
      'assignHired',
      assignHired,
      assign(ride.status === 'unassigned' ? 'assign' : 'reassign'),
      target,
    ),
    guardedAction('departRide', calls.departRide, step('depart'), target),
    guardedAction('arriveRide', calls.arriveRide, step('arrive'), target),
    guardedAction('boardRide', calls.boardRide, step('board'), target),
    guardedAction('finishRide', calls.finishRide, step('finish'), target),
    guardedAction('recordCash', recordCash, () => refuseUndriven(ride, hadDriver, at), target),
    guardedAction('linkDriver', linkDriver, () => driverOf(ride, lang), target),
  ];
}
