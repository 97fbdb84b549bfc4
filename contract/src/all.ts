import * as accounts from './accounts.ts';
import * as activity from './activity.ts';
import * as adjustments from './adjustments.ts';
import * as approvals from './approvals.ts';
import * as articleOrders from './article-orders.ts';
import * as articleReactions from './article-reactions.ts';
import * as bills from './bills.ts';
import * as carBooking from './car-booking.ts';
import * as carOrders from './car-orders.ts';
import * as cars from './cars.ts';
import * as comments from './comments.ts';
import * as company from './company.ts';
import * as consoleArticles from './console-articles.ts';
import * as consoleBills from './console-bills.ts';
import * as consoleContent from './console-content.ts';
import * as consoleInvoices from './console-invoices.ts';
import * as consoleMessages from './console-messages.ts';
import * as consoleWorkOrders from './console-work-orders.ts';
import * as contentReading from './content-reading.ts';
import * as contracts from './contracts.ts';
import * as corrections from './corrections.ts';
import * as dispatch from './dispatch.ts';
import * as driverSheet from './driver-sheet.ts';
import type { Endpoint } from './endpoint.ts';
import * as favourites from './favourites.ts';
import * as fileLinks from './file-links.ts';
import * as hotelBooking from './hotel-booking.ts';
import * as hotelNotices from './hotel-notices.ts';
import * as hotels from './hotels.ts';
import * as invoiceTitles from './invoice-titles.ts';
import * as invoices from './invoices.ts';
import * as messageSwitches from './message-switches.ts';
import * as notices from './notices.ts';
import * as openItems from './open-items.ts';
import * as orderActions from './order-actions.ts';
import * as orders from './orders.ts';
import * as ownArticles from './own-articles.ts';
import * as places from './places.ts';
import * as priceGroups from './price-groups.ts';
import * as profile from './profile.ts';
import * as receiptDesk from './receipt-desk.ts';
import * as receipts from './receipts.ts';
import * as recovery from './recovery.ts';
import * as requests from './requests.ts';
import * as reviews from './reviews.ts';
import * as secondFactor from './second-factor.ts';
import * as secondPerson from './second-person.ts';
import * as site from './site.ts';
import * as siteConsole from './site-console.ts';
import * as staff from './staff.ts';
import * as subAccounts from './sub-accounts.ts';
import * as suppliers from './suppliers.ts';
import * as transferBooking from './transfer-booking.ts';
import * as transfers from './transfers.ts';
import * as uploads from './uploads.ts';
import * as vouchers from './vouchers.ts';
import * as wallet from './wallet.ts';
import * as workOrders from './work-orders.ts';

const files = [
  site,
  siteConsole,
  staff,
  activity,
  places,
  uploads,
  accounts,
  profile,
  company,
  recovery,
  secondFactor,
  secondPerson,
  hotels,
  hotelBooking,
  hotelNotices,
  cars,
  carBooking,
  carOrders,
  transfers,
  transferBooking,
  orders,
  orderActions,
  openItems,
  fileLinks,
  requests,
  reviews,
  corrections,
  suppliers,
  adjustments,
  dispatch,
  driverSheet,
  contracts,
  priceGroups,
  wallet,
  receipts,
  receiptDesk,
  subAccounts,
  approvals,
  bills,
  consoleBills,
  invoiceTitles,
  vouchers,
  invoices,
  consoleInvoices,
  notices,
  messageSwitches,
  consoleMessages,
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
