import * as agencyCalls from '@serai/contract/transfers/book-for-agency';
import * as bookingCalls from '@serai/contract/transfers/booking';
import * as calls from '@serai/contract/transfers/transfers';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { changeRoutes, type LinkDeps } from '../fleet/fleet.ts';
import { agencyBookingRoute, sellingRoutes } from '../orders/for-products.ts';
import { orderCommand, type PaymentGuard, type Products } from '../orders/orders.ts';
import { changeTransferTrip, renameTransferPassenger } from './change-transfer-trip.ts';
import { findAirports, findTransferPlaces } from './find-airports.ts';
import { listTransfers } from './list-transfers.ts';
import { planChange } from './plan-change.ts';
import { reportWaiting } from './report-waiting.ts';
import { bookTransferForAgency, listTransfersForAgency, quoteTransferForAgency } from './sell-for-agency.ts';
import { setLanding } from './set-landing.ts';
import type { TransferCatalogue } from './transfer-catalogue.ts';
import { transferSale } from './transfer-sale.ts';

export interface TransferDeps extends LinkDeps {
  db: Db;
  products: Products;
  transfers: TransferCatalogue;
  guardPayment: PaymentGuard;
}

/** Routes of the calls about airport transfers. */
export function transferRoutes(deps: TransferDeps): Route[] {
  const { db, products, transfers } = deps;
  return [
    route(calls.findAirports, async (call) => findAirports(transfers, call)),
    route(calls.findTransferPlaces, async (call) => findTransferPlaces(transfers, call)),
    route(calls.listTransfers, async (call) => listTransfers(transfers, call)),
    ...sellingRoutes(
      deps,
      {
        quote: bookingCalls.quoteTransfer,
        showQuote: bookingCalls.showTransferQuote,
        book: bookingCalls.bookTransfer,
      },
      transferSale(products),
    ),
    route(agencyCalls.listTransfersForAgency, (call) => listTransfersForAgency(db, transfers, call)),
    staffCommand(db, agencyCalls.quoteTransferForAgency, (trx, call) =>
      quoteTransferForAgency(trx, products, call),
    ),
    agencyBookingRoute(db, agencyCalls.bookTransferForAgency, (trx, call) =>
      bookTransferForAgency(trx, products, call),
    ),
    orderCommand(deps, bookingCalls.changeTransferTrip, (trx, call, opened) =>
      changeTransferTrip(trx, opened, call),
    ),
    ...changeRoutes(
      deps,
      { preview: bookingCalls.previewTransferChange, change: bookingCalls.changeTransferBooking },
      planChange,
    ),
    staffCommand(db, bookingCalls.renameTransferPassenger, (trx, call) =>
      renameTransferPassenger(trx, products, call),
    ),
    staffCommand(db, bookingCalls.reportTransferWaiting, (trx, call) => reportWaiting(trx, products, call)),
    staffCommand(db, bookingCalls.setLanding, (trx, call) => setLanding(trx, deps, call)),
  ];
}
