import type { FastifyInstance } from 'fastify';
import type { Route } from '../calls.ts';
import type { FeatureParts } from '../feature-parts.ts';
import { registerAccounts } from '../features/accounts/register-accounts.ts';
import { registerActivity } from '../features/activity/register-activity.ts';
import { registerAgencies } from '../features/agencies/register-agencies.ts';
import { registerBackOffice } from '../features/back-office/register-back-office.ts';
import { registerBilling } from '../features/billing/register-billing.ts';
import { registerCars } from '../features/cars/register-cars.ts';
import { registerClosing } from '../features/closing/register-closing.ts';
import { registerContent } from '../features/content/register-content.ts';
import { registerContracts } from '../features/contracts/register-contracts.ts';
import { registerDue } from '../features/due/register-due.ts';
import type { FileMaker } from '../features/files/files.ts';
import { registerFiles } from '../features/files/register-files.ts';
import { registerFleet } from '../features/fleet/register-fleet.ts';
import { registerHotels } from '../features/hotels/register-hotels.ts';
import { registerInvoices } from '../features/invoices/register-invoices.ts';
import type { MailFileMakers } from '../features/messages/messages.ts';
import { registerMessages } from '../features/messages/register-messages.ts';
import { registerOrders } from '../features/orders/register-orders.ts';
import { registerOverview } from '../features/overview/register-overview.ts';
import { registerPayables } from '../features/payables/register-payables.ts';
import { registerPictures } from '../features/pictures/register-pictures.ts';
import { registerPoints } from '../features/points/register-points.ts';
import { registerQueues } from '../features/queues/register-queues.ts';
import { registerReceipts } from '../features/receipts/register-receipts.ts';
import { registerSavedViews } from '../features/saved-views/register-saved-views.ts';
import { registerSearch } from '../features/search/register-search.ts';
import { registerSecondPerson } from '../features/second-person/register-second-person.ts';
import { registerSite } from '../features/site/register-site.ts';
import { registerStaff } from '../features/staff/register-staff.ts';
import { registerSubAccounts } from '../features/sub-accounts/register-sub-accounts.ts';
import { registerTransfers } from '../features/transfers/register-transfers.ts';
import { registerUploads } from '../features/uploads/register-uploads.ts';
import { registerVouchers } from '../features/vouchers/register-vouchers.ts';
import { registerWallet } from '../features/wallet/register-wallet.ts';
import { registerWorkOrders } from '../features/work-orders/register-work-orders.ts';
import type { Followed } from '../platform/changes/change-follower.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Ticker } from '../platform/jobs/ticker.ts';
import type { FeatureContext } from './feature-context.ts';

/** Parts of all features, in the order of `features`. */
export interface RegisteredParts {
  routes: Route[];
  jobs: Job[];
  tickers: Ticker[];
  memory: Followed[];
  files: Record<string, FileMaker>;
  attachments: Record<string, MailFileMakers[string]>;
  purges: ((now: Date) => Promise<void>)[];
  mounts: ((server: FastifyInstance) => void)[];
  flushes: (() => Promise<void>)[];
}

/**
 * Context of one registration. `registered` is complete only after all features are registered, so that features
 * read it when a call or ticker runs.
 */
type Context = FeatureContext & { registered: RegisteredParts };

/**
 * All features of the portal. The order is that of their jobs and memory: `memory` of a feature is updated before the
 * memory of the features below it in this list, which read it.
 */
const features: readonly ((context: Context) => FeatureParts)[] = [
  registerSite,
  registerAccounts,
  registerContracts,
  registerUploads,
  registerPictures,
  registerWallet,
  registerOrders,
  registerBilling,
  registerInvoices,
  registerPoints,
  registerOverview,
  registerDue,
  registerFleet,
  registerCars,
  registerTransfers,
  registerHotels,
  registerVouchers,
  registerReceipts,
  registerPayables,
  registerWorkOrders,
  registerAgencies,
  registerBackOffice,
  registerClosing,
  registerQueues,
  registerContent,
  registerSubAccounts,
  registerStaff,
  registerSavedViews,
  registerSearch,
  registerActivity,
  registerMessages,
  registerFiles,
  registerSecondPerson,
];

/** Registers every feature and collects their parts. */
export function registerFeatures(context: FeatureContext): RegisteredParts {
  const registered: RegisteredParts = {
    routes: [],
    jobs: [],
    tickers: [],
    memory: [],
    files: {},
    attachments: {},
    purges: [],
    mounts: [],
    flushes: [],
  };
  for (const register of features) addParts(registered, register({ ...context, registered }));
  return registered;
}

function addParts(registered: RegisteredParts, parts: FeatureParts): void {
  registered.routes.push(...(parts.routes ?? []));
  registered.jobs.push(...(parts.jobs ?? []));
  registered.tickers.push(...(parts.tickers ?? []));
  registered.memory.push(...(parts.memory ?? []));
  Object.assign(registered.files, parts.files);
  Object.assign(registered.attachments, parts.attachments);
  if (parts.purge) registered.purges.push(parts.purge);
  if (parts.mount) registered.mounts.push(parts.mount);
  if (parts.flush) registered.flushes.push(parts.flush);
}
