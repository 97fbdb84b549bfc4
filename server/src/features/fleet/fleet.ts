import { dispatchStatusOf, presentRides } from './present-rides.ts';
import { insertRides, listOrderRides, type NewRides, type OrderRide } from './ride-store.ts';
import { countVehiclesLeft, type HeldVehicles, releaseOrder, takeVehicles } from './vehicle-stock.ts';

export type { HeldVehicles, NewRides, OrderRide };
/** What cars and transfers use of the fleet: vehicles to sell by day, and rides to be driven. */
export {
  countVehiclesLeft,
  dispatchStatusOf,
  insertRides,
  listOrderRides,
  presentRides,
  releaseOrder,
  takeVehicles,
};
