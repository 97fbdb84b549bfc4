import * as absenceCalls from '@serai/contract/vehicles/absences';
import { showBoard as boardCall } from '@serai/contract/vehicles/board';
import * as cashCalls from '@serai/contract/vehicles/cash';
import * as calls from '@serai/contract/vehicles/dispatch';
import * as sheetCalls from '@serai/contract/vehicles/driver-sheet';
import { assignHired as assignHiredCall } from '@serai/contract/vehicles/hired';
import { type Db, type Route, route } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { staffCommand } from '../activity/activity.ts';
import type { Products } from '../orders/orders.ts';
import { addAbsence } from './absences/add-absence.ts';
import { removeAbsence } from './absences/remove-absence.ts';
import { assignRide } from './assign-ride.ts';
import { showBoard } from './board/show-board.ts';
import { handInCash } from './cash/hand-in-cash.ts';
import { listCash } from './cash/list-cash.ts';
import { listCashDrivers } from './cash/list-cash-drivers.ts';
import { recordCash } from './cash/record-cash.ts';
import { showRideCash } from './cash/show-ride-cash.ts';
import { voidCash } from './cash/void-cash.ts';
import { addRidePhoto } from './driver-links/add-ride-photo.ts';
import { driverCommand } from './driver-links/bind-driver-call.ts';
import { linkDriver } from './driver-links/link-driver.ts';
import type { LinkDeps } from './driver-links/send-link.ts';
import { showDaySheet } from './driver-links/show-day-sheet.ts';
import { stepByDriver } from './driver-links/step-by-driver.ts';
import { assignHired } from './hired/assign-hired.ts';
import { listFreeDrivers } from './list-free-drivers.ts';
import { listRides } from './list-rides.ts';
import { returnRides } from './return-rides.ts';
import { stepRide } from './step-ride.ts';

/** Dependencies of dispatching and ride reports. */
export interface FleetDeps extends LinkDeps {
  db: Db;
  products: Products;
  storages: Storages;
  /** Origin of stored pictures. */
  assetUrl: string;
}

/** Routes of the ride calls, for dispatchers and drivers. */
export function fleetRoutes(deps: FleetDeps): Route[] {
  const { db, products } = deps;
  return [
    route(calls.listRides, (call) => listRides(db, call)),
    route(boardCall, (call) => showBoard(db, products, call)),
    route(calls.listFreeDrivers, (call) => listFreeDrivers(db, call)),
    staffCommand(db, calls.assignRide, (trx, call) => assignRide(trx, deps, 'assign', call)),
    staffCommand(db, calls.reassignRide, (trx, call) => assignRide(trx, deps, 'reassign', call)),
    staffCommand(db, assignHiredCall, (trx, call) => assignHired(trx, deps, call)),
    staffCommand(db, calls.returnRides, (trx, call) => returnRides(trx, products, call)),
    staffCommand(db, absenceCalls.addAbsence, addAbsence),
    staffCommand(db, absenceCalls.removeAbsence, removeAbsence),
    staffCommand(db, calls.departRide, (trx, call) => stepRide(trx, products, 'depart', call)),
    staffCommand(db, calls.arriveRide, (trx, call) => stepRide(trx, products, 'arrive', call)),
    staffCommand(db, calls.boardRide, (trx, call) => stepRide(trx, products, 'board', call)),
    staffCommand(db, calls.finishRide, (trx, call) => stepRide(trx, products, 'finish', call)),
    staffCommand(db, cashCalls.recordCash, (trx, call) => recordCash(trx, products, call)),
    route(cashCalls.showRideCash, (call) => showRideCash(db, call)),
    route(cashCalls.listCash, (call) => listCash(db, call)),
    route(cashCalls.listCashDrivers, (call) => listCashDrivers(db, call)),
    staffCommand(db, cashCalls.handInCash, handInCash),
    staffCommand(db, cashCalls.voidCash, voidCash),
    staffCommand(db, sheetCalls.linkDriver, (trx, call) => linkDriver(trx, deps, call)),
    route(sheetCalls.showDaySheet, (call) => showDaySheet(db, products, call)),
    route(sheetCalls.addRidePhoto, (call) => addRidePhoto(deps, call)),
    driverCommand(db, sheetCalls.stepByDriver, (trx, call, link) =>
      stepByDriver(trx, products, { call, link }),
    ),
  ];
}
