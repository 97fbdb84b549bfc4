import * as calls from '@serai/contract/dispatch';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import type { Products } from '../orders/orders.ts';
import { assignRide } from './assign-ride.ts';
import { listFreeDrivers } from './list-free-drivers.ts';
import { listRides } from './list-rides.ts';
import { stepRide } from './step-ride.ts';

/** The calls about rides, for those who dispatch them. */
export function fleetRoutes({ db, products }: { db: Db; products: Products }): Route[] {
  return [
    route(calls.listRides, (call) => listRides(db, call)),
    route(calls.listFreeDrivers, (call) => listFreeDrivers(db, call)),
    staffCommand(db, calls.assignRide, (trx, call) => assignRide(trx, products, 'assign', call)),
    staffCommand(db, calls.reassignRide, (trx, call) => assignRide(trx, products, 'reassign', call)),
    staffCommand(db, calls.departRide, (trx, call) => stepRide(trx, products, 'depart', call)),
    staffCommand(db, calls.arriveRide, (trx, call) => stepRide(trx, products, 'arrive', call)),
    staffCommand(db, calls.boardRide, (trx, call) => stepRide(trx, products, 'board', call)),
    staffCommand(db, calls.finishRide, (trx, call) => stepRide(trx, products, 'finish', call)),
  ];
}
