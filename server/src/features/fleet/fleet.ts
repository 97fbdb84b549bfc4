import { dispatchStatusOf, presentRides } from './present-rides.ts';
import { insertRides, listOrderRides, type NewRides, type OrderRide, releaseRides } from './ride-store.ts';
import { countVehiclesLeft, giveBackVehicles, type HeldVehicles, takeVehicles } from './vehicle-stock.ts';

export type { HeldVehicles, NewRides, OrderRide };
/** What cars and transfers use of the fleet: vehicles to sell by day, and rides to be driven. */
export {
  countVehiclesLeft,
  dispatchStatusOf,
  giveBackVehicles,
  insertRides,
  listOrderRides,
  presentRides,
  releaseRides,
  takeVehicles,
};
