import * as agencyCalls from '@serai/contract/cars/book-for-agency';
import * as bookingCalls from '@serai/contract/cars/booking';
import * as calls from '@serai/contract/cars/cars';
import * as orderCalls from '@serai/contract/cars/orders';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { changeRoutes, type LinkDeps } from '../fleet/fleet.ts';
import { agencyBookingRoute, sellingRoutes } from '../orders/for-products.ts';
import { orderCommand, type PaymentGuard, type Products } from '../orders/orders.ts';
import type { CarCatalogue } from './car-catalogue.ts';
import { carSale } from './car-sale.ts';
import { changeCarTrip, renameCarPassenger } from './change-car-trip.ts';
import { findCarLocations } from './find-car-locations.ts';
import { offerCar } from './offer-car.ts';
import { planChange } from './plan-change.ts';
import { reportCarOvertime } from './report-overtime.ts';
import { searchCars } from './search-cars.ts';
import { bookCarForAgency, listCarsForAgency, quoteCarForAgency } from './sell-for-agency.ts';

export interface CarDeps extends LinkDeps {
  db: Db;
  products: Products;
  cars: CarCatalogue;
  guardPayment: PaymentGuard;
}

/** Routes of the calls about cars with driver. */
export function carRoutes(deps: CarDeps): Route[] {
  const { db, products, cars } = deps;
  return [
    route(calls.listCarLocations, async (call) => findCarLocations(cars, call)),
    route(calls.listCars, async (call) => searchCars(cars, call)),
    ...sellingRoutes(
      deps,
      { quote: bookingCalls.quoteCar, showQuote: bookingCalls.showCarQuote, book: bookingCalls.bookCar },
      carSale(products),
    ),
    route(agencyCalls.listCarsForAgency, (call) => listCarsForAgency(db, cars, call)),
    staffCommand(db, agencyCalls.quoteCarForAgency, (trx, call) => quoteCarForAgency(trx, products, call)),
    agencyBookingRoute(db, agencyCalls.bookCarForAgency, (trx, call) =>
      bookCarForAgency(trx, products, call),
    ),
    orderCommand(deps, bookingCalls.changeCarTrip, (trx, call, opened) => changeCarTrip(trx, opened, call)),
    ...changeRoutes(
      deps,
      { preview: bookingCalls.previewCarChange, change: bookingCalls.changeCarBooking },
      planChange,
    ),
    staffCommand(db, bookingCalls.renameCarPassenger, (trx, call) => renameCarPassenger(trx, products, call)),
    staffCommand(db, orderCalls.offerCar, (trx, call) => offerCar(trx, products, call)),
    staffCommand(db, orderCalls.reportCarOvertime, (trx, call) => reportCarOvertime(trx, products, call)),
  ];
}
