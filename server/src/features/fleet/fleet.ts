import { bookingAmendment } from './amend-booking.ts';
import { type ChangeDeps, canMemberMove, type PlannedChange } from './change-booking.ts';
import { changeRoutes } from './change-routes.ts';
import { changeTrip, type TripDetails } from './change-trip.ts';
import { checkFleet } from './check-fleet.ts';
import { chooseLanguage, languagesAt } from './choose-language.ts';
import { countRidesForStaff } from './count-for-digest.ts';
import { differingParts } from './differing-parts.ts';
import { deleteExpiredDriverLinks } from './driver-links/link-store.ts';
import { notifyDrivers } from './driver-links/notify-drivers.ts';
import type { LinkDeps } from './driver-links/send-link.ts';
import { fleetPictureSubjects } from './import/picture-subjects.ts';
import type { Journey } from './journey.ts';
import { KeptStock } from './kept-stock.ts';
import { moveRides } from './move-rides.ts';
import { dispatchStatusOf, hasSetOff, presentRide } from './present-ride.ts';
import {
  findDrivenOrders,
  findDriverContacts,
  findWaitingSince,
  insertRides,
  listOrderRides,
  type NewRides,
  type OrderRide,
} from './ride-store.ts';
import { findRoute, listRoutes, type ServedRoute } from './route-store.ts';
import { textContacts } from './text-contacts.ts';
import { holdVehicles, insertHold, releaseOrder } from './vehicle-hold.ts';
import { chooseVehicles, type Party, vehiclesFor } from './vehicle-need.ts';
import { countVehiclesLeft, type HeldVehicles, shownUnits } from './vehicle-stock.ts';

export type {
  ChangeDeps,
  HeldVehicles,
  Journey,
  LinkDeps,
  NewRides,
  OrderRide,
  Party,
  PlannedChange,
  ServedRoute,
  TripDetails,
};
/** Public interface of the fleet for cars and transfers: vehicles sold by time, and rides to dispatch. */
export {
  bookingAmendment,
  canMemberMove,
  changeRoutes,
  changeTrip,
  checkFleet,
  chooseLanguage,
  chooseVehicles,
  countRidesForStaff,
  countVehiclesLeft,
  deleteExpiredDriverLinks,
  differingParts,
  dispatchStatusOf,
  findDrivenOrders,
  findDriverContacts,
  findRoute,
  findWaitingSince,
  fleetPictureSubjects,
  hasSetOff,
  holdVehicles,
  insertHold,
  insertRides,
  KeptStock,
  languagesAt,
  listOrderRides,
  listRoutes,
  moveRides,
  notifyDrivers,
  presentRide,
  releaseOrder,
  shownUnits,
  textContacts,
  vehiclesFor,
};
