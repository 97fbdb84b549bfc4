import * as bookingCalls from '@serai/contract/transfer-booking';
import * as calls from '@serai/contract/transfers';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import type { Products } from '../orders/orders.ts';
import { bookRoute } from './book-transfer.ts';
import { findAirports, findTransferPlaces } from './find-airports.ts';
import { listTransfers } from './list-transfers.ts';
import { quoteTransfer } from './quote-transfer.ts';
import { reportWaiting } from './report-waiting.ts';
import { showQuote } from './show-quote.ts';
import type { TransferCatalogue } from './transfer-catalogue.ts';

/** The calls about airport transfers. */
export function transferRoutes(deps: { db: Db; products: Products; transfers: TransferCatalogue }): Route[] {
  const { db, products, transfers } = deps;
  return [
    route(calls.findAirports, async (call) => findAirports(transfers, call)),
    route(calls.findTransferPlaces, async (call) => findTransferPlaces(transfers, call)),
    route(calls.listTransfers, async (call) => listTransfers(transfers, call)),
    route(bookingCalls.quoteTransfer, (call) => quoteTransfer(db, call)),
    route(bookingCalls.showTransferQuote, (call) => showQuote(db, call)),
    bookRoute(db, products),
    staffCommand(db, bookingCalls.reportTransferWaiting, (trx, call) => reportWaiting(trx, products, call)),
  ];
}
