import * as agencyCalls from '@serai/contract/hotels/book-for-agency';
import * as bookingCalls from '@serai/contract/hotels/booking';
import * as calls from '@serai/contract/hotels/hotels';
import * as mapCalls from '@serai/contract/hotels/map';
import * as movementCalls from '@serai/contract/hotels/movements';
import * as noticeCalls from '@serai/contract/hotels/notices';
import * as replacementCalls from '@serai/contract/hotels/replacements';
import * as roomingCalls from '@serai/contract/hotels/rooming';
import * as saleCalls from '@serai/contract/hotels/sale';
import * as contractCalls from '@serai/contract/hotels/supplier-contracts';
import { listCities } from '@serai/contract/site/places';
import { type Db, type Route, route } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { staffCommand } from '../activity/activity.ts';
import { agencyBookingRoute, type Suppliers, sellingRoutes } from '../orders/for-products.ts';
import { orderCommand, type Products } from '../orders/orders.ts';
import { chooseOptions } from '../site/site.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { changeGuests } from './change-guests.ts';
import { confirmHotelOrder } from './desk/confirm-hotel-order.ts';
import { dropRoom } from './desk/drop-room.ts';
import { listReplacements } from './desk/list-replacements.ts';
import { offerStay } from './desk/offer-stay.ts';
import { previewReplacement } from './desk/preview-replacement.ts';
import { renameStay } from './desk/rename-stay.ts';
import { replaceStay } from './desk/replace-stay.ts';
import { findHotelsForAgency, showRatesForAgency } from './desk/search-for-agency.ts';
import { bookStayForAgency, quoteStayForAgency } from './desk/sell-for-agency.ts';
import { trustHotel } from './desk/trust-hotel.ts';
import { findCities } from './find-cities.ts';
import type { DestinationFinder } from './find-destinations.ts';
import { hotelSale } from './hotel-sale.ts';
import { mapHotels } from './map-hotels.ts';
import { linkMovements } from './movements/link-movements.ts';
import { listMovements } from './movements/list-movements.ts';
import { acknowledgeNotice } from './notices/acknowledge-notice.ts';
import { listNotices } from './notices/list-notices.ts';
import { refuseNotice } from './notices/refuse-notice.ts';
import { sendNotice } from './notices/send-notice.ts';
import { showNotice } from './notices/show-notice.ts';
import { sendRoomingList } from './rooming/send-rooming-list.ts';
import { showRoomingList } from './rooming/show-rooming-list.ts';
import { listStopSells } from './sale/list-stop-sells.ts';
import { openSell } from './sale/open-sell.ts';
import { setNightPrice } from './sale/set-night-price.ts';
import { showNightPrices } from './sale/show-night-prices.ts';
import { showSale } from './sale/show-sale.ts';
import { stopSell } from './sale/stop-sell.ts';
import { searchHotels } from './search-hotels.ts';
import { showHotel } from './show-hotel.ts';
import { showShowcase } from './show-showcase.ts';
import { listContracts } from './supplier-contracts/list-contracts.ts';
import { previewVersion } from './supplier-contracts/preview-version.ts';
import { publishVersion } from './supplier-contracts/publish-version.ts';
import { saveDraft } from './supplier-contracts/save-draft.ts';
import { showContract } from './supplier-contracts/show-contract.ts';
import { undoVersion } from './supplier-contracts/undo-version.ts';
import type { ViewCounter } from './views.ts';

export interface HotelDeps {
  db: Db;
  catalogue: Catalogue;
  finder: DestinationFinder;
  views: ViewCounter;
  products: Products;
  /** Suppliers with a booking connection; rates of any other supplier are not for sale. */
  suppliers: Suppliers;
  /** Origin of links in mails. */
  publicUrl: string;
  /** Whether text messages can be sent, and the countries to whose numbers agencies are texted. */
  canText: boolean;
  textCountries: readonly string[];
}

export interface HotelRouteDeps extends HotelDeps {
  /** Base address of the API for browsers, without a trailing slash. */
  apiUrl: string;
}

/** Routes of the hotel calls. */
export function hotelRoutes(deps: HotelRouteDeps): Route[] {
  const { db, catalogue, finder, products } = deps;
  return [
    route(calls.findDestinations, (call) => finder.find(call.input, call.lang)),
    route(listCities, async ({ input, lang }) => {
      const keyword = input.quickSearch ?? '';
      return chooseOptions(await findCities(db, { keyword, country: input.country, lang }), input);
    }),
    route(calls.showcase, async (call) => showShowcase(loaded(catalogue), call)),
    route(calls.listHotels, async (call) => searchHotels(loaded(catalogue), call)),
    route(mapCalls.mapHotels, async (call) => mapHotels(loaded(catalogue), call)),
    route(calls.hotelDetail, async (call) => showHotel({ ...deps, catalogue: loaded(catalogue) }, call)),
    ...sellingRoutes(
      deps,
      { quote: bookingCalls.quoteHotel, showQuote: bookingCalls.showQuote, book: bookingCalls.bookHotel },
      hotelSale(deps),
    ),
    route(agencyCalls.findHotelsForAgency, async (call) =>
      findHotelsForAgency({ db, catalogue: loaded(catalogue) }, call),
    ),
    route(agencyCalls.showRatesForAgency, async (call) =>
      showRatesForAgency({ ...deps, catalogue: loaded(catalogue) }, call),
    ),
    staffCommand(db, agencyCalls.quoteForAgency, (trx, call) => quoteStayForAgency(trx, deps, call)),
    agencyBookingRoute(db, agencyCalls.bookForAgency, (trx, call) => bookStayForAgency(trx, deps, call)),
    route(movementCalls.listMovements, (call) => listMovements(db, call)),
    staffCommand(db, movementCalls.linkMovementsExport, (trx, call) => linkMovements(trx, deps, call)),
    route(noticeCalls.showNotice, (call) => showNotice(db, call)),
    route(noticeCalls.acknowledgeNotice, (call) =>
      inTransaction(db, (trx) => acknowledgeNotice(trx, products, call)),
    ),
    route(noticeCalls.refuseNotice, (call) => inTransaction(db, (trx) => refuseNotice(trx, deps, call))),
    route(noticeCalls.listNotices, (call) => listNotices(db, call)),
    staffCommand(db, noticeCalls.sendNotice, (trx, call) => sendNotice(trx, deps, call)),
    orderCommand(deps, bookingCalls.changeGuests, (trx, call, opened) => changeGuests(trx, opened, call)),
    staffCommand(db, bookingCalls.confirmHotelOrder, (trx, call) => confirmHotelOrder(trx, products, call)),
    staffCommand(db, bookingCalls.renameGuests, (trx, call) => renameStay(trx, products, call)),
    staffCommand(db, bookingCalls.dropRoom, (trx, call) => dropRoom(trx, products, call)),
    route(replacementCalls.listReplacements, (call) => listReplacements(db, products, call)),
    route(replacementCalls.previewReplacement, (call) => previewReplacement(db, products, call)),
    staffCommand(db, bookingCalls.replaceStay, (trx, call) => replaceStay(trx, deps, call)),
    staffCommand(db, bookingCalls.offerStay, (trx, call) => offerStay(trx, products, call)),
    staffCommand(db, bookingCalls.trustHotel, trustHotel),
    route(roomingCalls.showRoomingList, (call) => showRoomingList(db, call)),
    staffCommand(db, roomingCalls.sendRoomingList, sendRoomingList),
    route(contractCalls.listSupplierContracts, (call) => listContracts(db, call)),
    route(contractCalls.showSupplierContract, (call) => showContract(db, call)),
    route(contractCalls.previewContract, (call) => previewVersion(db, call)),
    staffCommand(db, contractCalls.saveContractDraft, saveDraft),
    staffCommand(db, contractCalls.publishContract, publishVersion),
    staffCommand(db, contractCalls.undoContractVersion, undoVersion),
    route(saleCalls.listStopSells, (call) => listStopSells(db, call)),
    route(saleCalls.showSale, (call) => showSale(db, call)),
    route(saleCalls.showNightPrices, (call) => showNightPrices(db, call)),
    staffCommand(db, saleCalls.nightPrice, setNightPrice),
    staffCommand(db, saleCalls.stopSell, stopSell),
    staffCommand(db, saleCalls.openSell, openSell),
  ];
}

/**
 * A portal that has just started loads its catalogue first; until then it answers like one that is
 * restarting.
 */
function loaded(catalogue: Catalogue): Catalogue {
  if (!catalogue.isLoaded) throw new AppError('stopping');
  return catalogue;
}
