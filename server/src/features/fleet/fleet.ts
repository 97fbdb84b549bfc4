/** Public interface of the fleet for cars and transfers: vehicles sold by time, and rides to dispatch. */
export { bookingAmendment } from './amend-booking.ts';
export { atHomeWithin } from './at-home.ts';
export { type ChangeDeps, canMemberMove, type PlannedChange } from './change-booking.ts';
export { changeRoutes } from './change-routes.ts';
export { changeTrip, type TripChange, type TripDetails } from './change-trip.ts';
export { chooseLanguage, languagesAt } from './choose-language.ts';
export { countRidesForStaff } from './count-for-digest.ts';
export { differingParts } from './differing-parts.ts';
export { findRideOrder } from './dispatch-store.ts';
export { notifyDrivers } from './driver-links/notify-drivers.ts';
export type { LinkDeps } from './driver-links/send-link.ts';
export { fleetQueues } from './fleet-queues.ts';
export { findHiredCost, findHiredCosts } from './hired/hired-store.ts';
export { fleetPictureSubjects } from './import/picture-subjects.ts';
export type { Journey } from './journey.ts';
export { KeptStock } from './kept-stock.ts';
export { moveRides } from './move-rides.ts';
export { nameDrivers } from './name-drivers.ts';
export { dispatchStatusOf, hasSetOff, presentRide } from './present-ride.ts';
export { guardRenaming, renamePassenger } from './rename-passenger.ts';
export { listRideActions } from './ride-actions.ts';
export { rideDueSources } from './ride-due.ts';
export {
  findDrivenOrders,
  findDriverContacts,
  findWaitingSince,
  insertRides,
  lacksDriver,
  listOrderRides,
  type NewRides,
  type OrderRide,
} from './ride-store.ts';
export { findRoute, listRoutes, type ServedRoute } from './route-store.ts';
export { holdVehicles, insertHold, releaseOrder } from './vehicle-hold.ts';
export { chooseVehicles, type Party, vehiclesFor } from './vehicle-need.ts';
export { countVehiclesLeft, type HeldVehicles, shownUnits } from './vehicle-stock.ts';
