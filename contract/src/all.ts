import * as accounts from './accounts/accounts.ts';
import * as approvals from './accounts/approvals.ts';
import * as company from './accounts/company.ts';
import * as due from './accounts/due.ts';
import * as licencePapers from './accounts/licence-papers.ts';
import * as profile from './accounts/profile.ts';
import * as recovery from './accounts/recovery.ts';
import * as savedViews from './accounts/saved-views.ts';
import * as secondFactor from './accounts/second-factor.ts';
import * as subAccounts from './accounts/sub-accounts.ts';
import * as agencyBlocking from './agencies/blocking.ts';
import * as contracts from './agencies/contracts.ts';
import * as consoleAgencies from './agencies/desk.ts';
import * as agencyNotes from './agencies/notes.ts';
import * as priceGroups from './agencies/price-groups.ts';
import * as agencyUsers from './agencies/users.ts';
import * as agencyVerification from './agencies/verification.ts';
import * as evidence from './back-office/evidence.ts';
import * as queues from './back-office/queues.ts';
import * as consoleSearch from './back-office/search.ts';
import * as bills from './billing/bills.ts';
import * as consoleBills from './billing/desk.ts';
import * as dunning from './billing/dunning.ts';
import * as carsForAgencies from './cars/book-for-agency.ts';
import * as carBooking from './cars/booking.ts';
import * as cars from './cars/cars.ts';
import * as carOrders from './cars/orders.ts';
import * as closing from './closing/closing.ts';
import * as articleOrders from './content/article-orders.ts';
import * as articleReactions from './content/article-reactions.ts';
import * as comments from './content/comments.ts';
import * as consoleContent from './content/desk.ts';
import * as consoleArticles from './content/desk-articles.ts';
import * as favourites from './content/favourites.ts';
import * as ownArticles from './content/own-articles.ts';
import * as contentReading from './content/reading.ts';
import type { Endpoint } from './endpoint.ts';
import * as fileLinks from './files/links.ts';
import * as uploads from './files/uploads.ts';
import * as hotelsForAgencies from './hotels/book-for-agency.ts';
import * as hotelBooking from './hotels/booking.ts';
import * as hotels from './hotels/hotels.ts';
import * as hotelMap from './hotels/map.ts';
import * as hotelMovements from './hotels/movements.ts';
import * as hotelNotices from './hotels/notices.ts';
import * as hotelReplacements from './hotels/replacements.ts';
import * as hotelRooming from './hotels/rooming.ts';
import * as hotelSale from './hotels/sale.ts';
import * as supplierContracts from './hotels/supplier-contracts.ts';
import * as suppliers from './hotels/suppliers.ts';
import * as consoleInvoices from './invoices/desk.ts';
import * as invoices from './invoices/invoices.ts';
import * as invoiceTitles from './invoices/titles.ts';
import * as consoleMessages from './messages/desk.ts';
import * as notices from './messages/notices.ts';
import * as orderMessages from './messages/of-order.ts';
import * as messageSwitches from './messages/switches.ts';
import * as orderActions from './orders/actions.ts';
import * as adjustments from './orders/adjustments.ts';
import * as ordersForAgencies from './orders/book-for-agency.ts';
import * as orderCalendar from './orders/calendar.ts';
import * as corrections from './orders/corrections.ts';
import * as consoleOrders from './orders/desk.ts';
import * as deskPayment from './orders/desk-payment.ts';
import * as everyOrder from './orders/every-order.ts';
import * as orderNotes from './orders/notes.ts';
import * as openItems from './orders/open-items.ts';
import * as orders from './orders/orders.ts';
import * as orderPresence from './orders/presence.ts';
import * as requests from './orders/requests.ts';
import * as reviews from './orders/reviews.ts';
import * as supplierInvoices from './payables/invoices.ts';
import * as margins from './payables/margins.ts';
import * as supplierPayments from './payables/payments.ts';
import * as payables from './payables/suppliers.ts';
import * as bankStatements from './receipts/bank.ts';
import * as bankLines from './receipts/bank-line.ts';
import * as receiptDesk from './receipts/desk.ts';
import * as receipts from './receipts/receipts.ts';
import * as receiptSuggestions from './receipts/suggestions.ts';
import * as recentSearches from './search/recent.ts';
import * as memberSearch from './search/search.ts';
import * as siteConsole from './site/desk.ts';
import * as places from './site/places.ts';
import * as site from './site/site.ts';
import * as activity from './staff/activity.ts';
import * as staffRoles from './staff/roles.ts';
import * as secondPerson from './staff/second-person.ts';
import * as staff from './staff/staff.ts';
import * as transfersForAgencies from './transfers/book-for-agency.ts';
import * as transferBooking from './transfers/booking.ts';
import * as transfers from './transfers/transfers.ts';
import * as absences from './vehicles/absences.ts';
import * as dispatchBoard from './vehicles/board.ts';
import * as driverCash from './vehicles/cash.ts';
import * as dispatch from './vehicles/dispatch.ts';
import * as driverSheet from './vehicles/driver-sheet.ts';
import * as hiredCars from './vehicles/hired.ts';
import * as voucherVersions from './vouchers/versions.ts';
import * as vouchers from './vouchers/vouchers.ts';
import * as consoleWallet from './wallet/desk.ts';
import * as moneyCheck from './wallet/money-check.ts';
import * as wallet from './wallet/wallet.ts';
import * as consoleWorkOrders from './work-orders/desk.ts';
import * as workOrders from './work-orders/work-orders.ts';

const files = [
  site,
  siteConsole,
  staff,
  staffRoles,
  activity,
  places,
  uploads,
  accounts,
  profile,
  company,
  due,
  licencePapers,
  recovery,
  savedViews,
  secondFactor,
  secondPerson,
  evidence,
  queues,
  hotels,
  hotelBooking,
  hotelMap,
  hotelsForAgencies,
  hotelMovements,
  hotelNotices,
  hotelRooming,
  hotelSale,
  hotelReplacements,
  cars,
  carBooking,
  carsForAgencies,
  carOrders,
  transfers,
  transferBooking,
  transfersForAgencies,
  orders,
  orderActions,
  ordersForAgencies,
  openItems,
  fileLinks,
  requests,
  reviews,
  corrections,
  consoleOrders,
  deskPayment,
  everyOrder,
  orderCalendar,
  orderNotes,
  orderPresence,
  suppliers,
  supplierContracts,
  adjustments,
  dispatch,
  absences,
  dispatchBoard,
  driverSheet,
  hiredCars,
  driverCash,
  contracts,
  consoleAgencies,
  agencyBlocking,
  agencyVerification,
  agencyUsers,
  agencyNotes,
  priceGroups,
  consoleWallet,
  moneyCheck,
  wallet,
  closing,
  payables,
  supplierInvoices,
  supplierPayments,
  margins,
  receipts,
  receiptDesk,
  receiptSuggestions,
  bankStatements,
  bankLines,
  subAccounts,
  approvals,
  bills,
  consoleBills,
  dunning,
  invoiceTitles,
  vouchers,
  voucherVersions,
  invoices,
  consoleInvoices,
  notices,
  messageSwitches,
  consoleMessages,
  orderMessages,
  workOrders,
  consoleWorkOrders,
  consoleArticles,
  consoleContent,
  articleReactions,
  favourites,
  comments,
  ownArticles,
  articleOrders,
  contentReading,
  consoleSearch,
  memberSearch,
  recentSearches,
] as const;

/** All endpoints of the portal, for the OpenAPI document and for tests that cover every route. */
export const allEndpoints: readonly Endpoint[] = files
  .flatMap((file): unknown[] => Object.values(file))
  .filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

type Declared = EndpointsOf<(typeof files)[number]>;
/** Distributes over a union of files to collect the endpoints of each. */
type EndpointsOf<File> = File extends unknown ? Extract<File[keyof File], Endpoint> : never;

/** Endpoints by method and path. Types only, so that a typed client does not bundle the schemas. */
export type Calls = {
  [Method in Endpoint['method']]: { [E in Extract<Declared, { method: Method }> as E['path']]: E };
};
