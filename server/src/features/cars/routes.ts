import * as bookingCalls from '@serai/contract/car-booking';
import * as calls from '@serai/contract/cars';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import type { Products } from '../orders/orders.ts';
import { bookRoute } from './book-car.ts';
import type { CarCatalogue } from './car-catalogue.ts';
import { findCarLocations } from './find-car-locations.ts';
import { quoteCar } from './quote-car.ts';
import { reportCarOvertime } from './report-overtime.ts';
import { searchCars } from './search-cars.ts';
import { showCarQuote } from './show-quote.ts';

/** The calls about cars with a driver. */
export function carRoutes(deps: { db: Db; products: Products; cars: CarCatalogue }): Route[] {
  const { db, products, cars } = deps;
  return [
    route(calls.listCarLocations, async (call) => findCarLocations(cars, call)),
    route(calls.listCars, async (call) => searchCars(cars, call)),
    route(bookingCalls.quoteCar, (call) => quoteCar(db, call)),
    route(bookingCalls.showCarQuote, (call) => showCarQuote(db, call)),
    bookRoute(db, products),
    staffCommand(db, bookingCalls.reportCarOvertime, (trx, call) => reportCarOvertime(trx, products, call)),
  ];
}
