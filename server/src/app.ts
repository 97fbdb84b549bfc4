import { randomBytes } from 'node:crypto';
import { allEndpoints } from '@serai/contract/all';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Caller, Db, Route } from './calls.ts';
import { describeCall } from './composition/describe-call.ts';
import { ledgerProofs } from './composition/ledger-proofs.ts';
import { listAmendments } from './composition/list-amendments.ts';
import { listJobs } from './composition/list-jobs.ts';
import { queueSources } from './composition/queue-sources.ts';
import { subjectDeciders } from './composition/subject-deciders.ts';
import { authenticate, findSessionEnds, findUserInfo, resealSecrets } from './features/accounts/accounts.ts';
import { profileRoutes } from './features/accounts/profile-routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor-routes.ts';
import { findStaffRoute } from './features/activity/activity.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { billFile, billKind, billSheetFile, billSheetKind, lowerBills } from './features/billing/billing.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { CarCatalogue, carProduct, hasCarRates } from './features/cars/cars.ts';
import { carRoutes } from './features/cars/routes.ts';
import { type Content, hasPaidArticles, openContent } from './features/content/content.ts';
import { consoleContentRoutes } from './features/content/desk/desk-content-routes.ts';
import { memberContentRoutes } from './features/content/members/member-content-routes.ts';
import { hasAmounts, KeptPriceGroups } from './features/contracts/contracts.ts';
import { contractRoutes } from './features/contracts/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { KeptStock } from './features/fleet/fleet.ts';
import { fleetRoutes } from './features/fleet/routes.ts';
import {
  type Hotels,
  hasRatePlans,
  hotelProduct,
  openHotels,
  sellsBelowCost,
} from './features/hotels/hotels.ts';
import {
  findDefaultTitle,
  findInvoicesOfOrder,
  invoiceFile,
  invoiceFileKind,
  invoiceSheetFile,
  invoiceSheetKind,
} from './features/invoices/invoices.ts';
import { invoiceRoutes } from './features/invoices/routes.ts';
import { titleRoutes } from './features/invoices/titles/title-routes.ts';
import { deliverOutbox, deliverTexts, NoticeStreams, WayWatch } from './features/messages/messages.ts';
import { messageRoutes } from './features/messages/routes.ts';
import {
  carryOutRequests,
  createProducts,
  createSuppliers,
  hasOrders,
  orderListFile,
  orderListKind,
  type Supplier,
} from './features/orders/for-composition.ts';
import type { Product } from './features/orders/for-products.ts';
import { nameOrders, ordersSeenBy, voucherKind } from './features/orders/orders.ts';
import { adjustmentRoutes, orderRoutes } from './features/orders/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { limitRate, type RateLimits } from './features/permissions/limit-rate.ts';
import { logOperatorWrites } from './features/permissions/log-operator-writes.ts';
import { authorize } from './features/permissions/permissions.ts';
import { mountPictures } from './features/pictures/pictures.ts';
import { bookPoints, revokePoints } from './features/points/points.ts';
import { pointRoutes } from './features/points/routes.ts';
import { queueRoutes } from './features/queues/routes.ts';
import {
  hasReceipts,
  receiptPaper,
  receiptPaperKind,
  slipFile,
  slipKind,
} from './features/receipts/receipts.ts';
import { receiptRoutes } from './features/receipts/routes.ts';
import { secondPersonRoutes } from './features/second-person/routes.ts';
import { siteConsoleRoutes } from './features/site/console-routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { findPageSources, KeptPriceSettings } from './features/site/site.ts';
import { staffRoutes } from './features/staff/routes.ts';
import { subAccountRoutes } from './features/sub-accounts/routes.ts';
import { guardPayChannel, guardPayment, hasSpendingLimits } from './features/sub-accounts/sub-accounts.ts';
import { transferRoutes } from './features/transfers/routes.ts';
import { hasAirports, TransferCatalogue, transferProduct } from './features/transfers/transfers.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { mountStorage } from './features/uploads/uploads.ts';
import { voucherRoutes } from './features/vouchers/routes.ts';
import { mailedVoucher, voucherFile } from './features/vouchers/vouchers.ts';
import { walletRoutes } from './features/wallet/routes.ts';
import { changeTerms, hasPostings, statementFile, statementKind } from './features/wallet/wallet.ts';
import { workOrderRoutes } from './features/work-orders/routes.ts';
import { workOrderFile, workOrderFileKind } from './features/work-orders/work-orders.ts';
import { loadFont as loadCaptchaFont } from './platform/captcha/draw-captcha.ts';
import { ChangeFollower } from './platform/changes/change-follower.ts';
import type { Clock } from './platform/clock.ts';
import { outageOf } from './platform/db/database-away.ts';
import { openWatchPool } from './platform/db/watch-pool.ts';
import { regionCountries } from './platform/env/setting-fields.ts';
import { noStorages, type Storages } from './platform/files/storage.ts';
import { createDraining, type Draining } from './platform/http/drain.ts';
import { mountHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { describeApi } from './platform/http/openapi.ts';
import { mountPages, type WebBuild } from './platform/http/pages.ts';
import { openTo, type ServiceAddresses } from './platform/http/service-addresses.ts';
import { Troubles } from './platform/http/troubles.ts';
import { type Job, startJobs } from './platform/jobs/jobs.ts';
import { startTicker } from './platform/jobs/ticker.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { openPdfMaker, type PdfMaker } from './platform/pdf/open-pdf-maker.ts';
import { createSecretBox, type SecretBox } from './platform/secret-box.ts';
import { openSheetMaker, type SheetMaker } from './platform/sheets/open-sheet-maker.ts';
import type { Texter } from './platform/sms/texter.ts';

/** Dependencies of the portal; `main.ts` takes them from the settings, tests provide their own. */
export interface AppDeps {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  /** If unset, nothing is offered by mobile number. */
  texter?: Texter;
  /** Maximum text messages per hour; defaults to 300. */
  textsPerHour?: number;
  /** ISO codes of the countries whose numbers receive codes by text; defaults to the seller's region. */
  textCountries?: readonly string[];
  /** Directory for resized pictures; if unset, none are served. */
  pictureDir?: string;
  /** Storages for uploads; if unset, none are accepted. */
  storages?: Storages;
  /** Encrypts secrets in the database; defaults to a key of this process only. */
  secrets?: SecretBox;
  /** Creates PDFs; defaults to an instance of this app. */
  pdfs?: PdfMaker;
  /** Creates sheets; defaults to an instance of this app. */
  sheets?: SheetMaker;
  https?: boolean;
  corsOrigins?: readonly string[];
  trustProxy?: string[] | false;
  /** Validates every reply against the contract; defaults to true. */
  checkReplies?: boolean;
  /** Limit per address; unlimited if unset. */
  requestsPerMinute?: number;
  /** Maximum concurrent API calls; more are refused as busy. Unlimited if unset. */
  callsAtOnce?: number;
  /** Limits per user and kind of call; unlimited if unset. */
  rateLimits?: RateLimits;
  /** Origin of links; defaults to loopback. */
  publicUrl?: string;
  /** Origins that browsers use for services other than the page's own. */
  services?: ServiceAddresses;
  web?: WebBuild;
  /** Products in addition to those registered below; used by tests. */
  products?: readonly Product[];
  /** Outside suppliers of hotels; defaults to none. */
  suppliers?: readonly Supplier[];
  /** Runs before the catalogue is read; the demo loads its sample world here. */
  prepare?: () => Promise<void>;
}

export interface App {
  fastify: FastifyInstance;
  draining: Draining;
  routes: readonly Route[];
  jobs: readonly Job[];
  hotels: Hotels;
  content: Content;
  /** In-memory data that follows database changes; lets tests refresh it immediately. */
  memory: Pick<ChangeFollower<unknown>, 'follow' | 'refresh'>;
  /** Executes due supplier requests; lets tests run them immediately. */
  askSuppliers(): Promise<number>;
  /** Closes notice streams whose session has ended; lets tests run it immediately. */
  watchStreams(): Promise<void>;
  /** Sends due mails and returns the number sent; lets tests run it immediately. */
  deliverMail(): Promise<number>;
  /** Starts timers and jobs; tests run jobs themselves. */
  startBackground(): Promise<void>;
  /** Stops timers and jobs; the HTTP server is closed by `draining` or here. */
  stop(): Promise<void>;
}

/** Composes the server: every feature is registered here by name. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { db, pool, clock, log } = deps;
  const publicUrl = deps.publicUrl ?? 'http://localhost';
  const services = deps.services ?? {};
  const assetUrl = services.assetUrl ?? publicUrl;
  const storages = deps.storages ?? noStorages;
  const secrets = deps.secrets ?? createSecretBox([randomBytes(32)]);
  const pdfs = deps.pdfs ?? openPdfMaker();
  const sheets = deps.sheets ?? openSheetMaker();
  const apiUrl = services.apiUrl ?? publicUrl;
  await deps.prepare?.();
  await resealSecrets({ db, log, secrets });
  const products = createProducts([
    hotelProduct(publicUrl),
    carProduct,
    transferProduct,
    ...(deps.products ?? []),
  ]);
  const amendments = listAmendments({ guardPayment, publicUrl, canText: deps.texter !== undefined });
  const suppliers = createSuppliers(deps.suppliers ?? []);
  const prices = new KeptPriceSettings(db);
  const groups = new KeptPriceGroups({ db, prices });
  const hotels = openHotels({ db, pool, clock, prices, groups });
  const stock = new KeptStock({ db, clock });
  const cars = new CarCatalogue({ db, stock, prices, groups });
  const transfers = new TransferCatalogue({ db, stock, prices, groups });
  const content = openContent({ db });
  const streams = new NoticeStreams({ db, clock, findSessionEnds: (ids) => findSessionEnds(db, ids) });
  const memory = new ChangeFollower(deps, [prices, groups, stock, cars, transfers, hotels, content, streams]);
  await memory.load();
  const statements = { db, nameOrders, ordersSeenBy: ordersSeenBy(products), sheets, pdfs };
  const fileMakers = {
    [voucherKind]: voucherFile({ db, products, pdfs, publicUrl }),
    [billKind]: billFile({ db, pdfs, findBuyer: findDefaultTitle }),
    [billSheetKind]: billSheetFile({ db, sheets }),
    [invoiceSheetKind]: invoiceSheetFile({ db, sheets }),
    [orderListKind]: orderListFile({ db, products, sheets }),
    [statementKind]: statementFile(statements),
    [slipKind]: slipFile({ db, storages }),
    [receiptPaperKind]: receiptPaper({ db, pdfs }),
    [invoiceFileKind]: invoiceFile({ db, pdfs, storages }),
    [workOrderFileKind]: workOrderFile({ db, products, storages }),
  };
  /** Attachments of mails; some differ from the files behind links. */
  const mailMakers = { ...fileMakers, [voucherKind]: mailedVoucher({ db, products, pdfs, publicUrl }) };
  /** Without a texter no agency user receives texts. */
  const textCountries = deps.texter ? (deps.textCountries ?? regionCountries) : [];
  const completions = { whenCompleted: bookPoints, whenUndone: revokePoints, lowerBills };
  const routes: Route[] = [
    ...siteConsoleRoutes({
      db,
      publicUrl,
      uploadModes: [...storages.drivers.keys()],
      currencyHolders: [
        { refusal: 'currency_has_money', isHeld: hasPostings },
        { refusal: 'currency_has_money', isHeld: hasReceipts },
        { refusal: 'currency_has_orders', isHeld: hasOrders },
        { refusal: 'currency_has_prices', isHeld: hasRatePlans },
        { refusal: 'currency_has_prices', isHeld: hasCarRates },
        { refusal: 'currency_has_prices', isHeld: hasAirports },
        { refusal: 'currency_has_prices', isHeld: hasPaidArticles },
        { refusal: 'currency_has_limits', isHeld: hasAmounts },
        { refusal: 'currency_has_limits', isHeld: hasSpendingLimits },
      ],
    }),
    ...siteRoutes({
      db,
      publicUrl,
      assetUrl,
      describeUser: (userId, lang) => findUserInfo(db, userId, lang),
    }),
    ...accountRoutes({
      db,
      log,
      canText: deps.texter !== undefined,
      textsPerHour: deps.textsPerHour ?? 300,
      textCountries: deps.textCountries ?? regionCountries,
    }),
    ...secondFactorRoutes({ db, log, secrets }),
    ...profileRoutes({ db, origins: [publicUrl, assetUrl], canText: deps.texter !== undefined }),
    ...contractRoutes({ db, aroundChange: changeTerms, sellsBelowCost }),
    ...walletRoutes({ ...statements, apiUrl, proofs: ledgerProofs }),
    ...pointRoutes({ db }),
    ...overviewRoutes({ db }),
    ...hotels.routes({ products, publicUrl, suppliers, canText: deps.texter !== undefined, textCountries }),
    ...carRoutes({ db, products, cars, guardPayment, publicUrl, canText: deps.texter !== undefined }),
    ...transferRoutes({
      db,
      products,
      transfers,
      guardPayment,
      publicUrl,
      canText: deps.texter !== undefined,
    }),
    ...orderRoutes({
      db,
      products,
      guardPayment,
      sheets,
      apiUrl,
      ...completions,
      findInvoices: findInvoicesOfOrder,
    }),
    ...billingRoutes({ db, sheets, apiUrl, guardPayChannel }),
    ...titleRoutes({ db }),
    ...invoiceRoutes({ db, products, pdfs, sheets, storages, apiUrl }),
    ...adjustmentRoutes({ db, products, guardPayment, lowerBills }),
    ...content.readingRoutes(),
    ...memberContentRoutes({ db, guardPayment }),
    ...consoleContentRoutes({ db }),
    ...fleetRoutes({ db, products, storages, assetUrl, publicUrl, canText: deps.texter !== undefined }),
    ...subAccountRoutes({ db, products, publicUrl, log }),
    ...activityRoutes({ db }),
    ...messageRoutes({ db, streams }),
    ...staffRoutes({ db, publicUrl }),
    ...voucherRoutes({ db, products, pdfs, storages, apiUrl, publicUrl }),
    ...fileRoutes({
      db,
      makers: fileMakers,
    }),
    ...uploadRoutes({ db, storages, assetUrl }),
    ...receiptRoutes({ db, storages, apiUrl }),
    ...workOrderRoutes({ db, products, amendments, storages, apiUrl }),
    ...queueRoutes({ db, sources: queueSources }),
    ...secondPersonRoutes({
      db,
      findStaffRoute: (path) => findStaffRoute(routes, path),
      deciders: subjectDeciders({ products, ...completions }),
    }),
  ];
  const jobs = listJobs(
    {
      db,
      log,
      storages,
      publicUrl,
      canText: deps.texter !== undefined,
      textCountries,
    },
    products,
    hotels,
    (path) => findStaffRoute(routes, path),
  );
  const watch = openWatchPool(pool);
  const troubles = new Troubles();
  const rateLimited = deps.rateLimits ? routes.map(limitRate(deps.rateLimits)) : routes;
  const fastify = await createHttpServer<Caller>({
    routes: rateLimited.map((one) => logOperatorWrites(one, log)),
    authenticate: authenticate(db, pool),
    authorize,
    clock,
    log,
    https: deps.https ?? false,
    corsOrigins: [...(deps.corsOrigins ?? []), ...openTo(services, publicUrl)],
    trustProxy: deps.trustProxy ?? false,
    outageOf,
    checkReplies: deps.checkReplies ?? true,
    describeCall,
    recordOutage: troubles.recordOutage,
    ...(deps.requestsPerMinute ? { requestsPerMinute: deps.requestsPerMinute } : {}),
    ...(deps.callsAtOnce ? { callsAtOnce: deps.callsAtOnce } : {}),
  });
  const draining = createDraining(fastify);
  mountHealth(fastify, { watch, draining, isLoaded: () => memory.isLoaded, troubles: troubles.list });
  let openapi: ReturnType<typeof describeApi> | undefined;
  // Created on the first request, so that the start is not delayed.
  fastify.get(
    '/api/openapi.json',
    async () => (openapi ??= describeApi(allEndpoints, { version: '0.1.0', server: publicUrl })),
  );
  mountStorage(fastify, { db, storages });
  if (deps.pictureDir) mountPictures(fastify, { db, storages, log, dir: deps.pictureDir });
  content.mountFeeds(fastify, { clock, publicUrl, listSold: () => hotels.catalogue.listSold() });
  await mountPages(fastify, { web: deps.web, publicUrl, services, findSources: () => findPageSources(db) });
  await fastify.ready();
  const askSuppliers = () => carryOutRequests({ db, products, suppliers, clock });
  const mailWatch = new WayWatch({ db, log, kind: 'mail', recordDown: troubles.recordDown });
  const textWatch = new WayWatch({ db, log, kind: 'sms', recordDown: troubles.recordDown });
  const deliverMail = () =>
    deliverOutbox({ db, mailer: deps.mailer, publicUrl, makers: mailMakers, watch: mailWatch }, clock.now());
  const stops: (() => Promise<void>)[] = [];
  return {
    fastify,
    draining,
    routes,
    jobs,
    hotels,
    content,
    memory,
    askSuppliers,
    watchStreams: () => streams.watch(),
    deliverMail,
    startBackground: async () => {
      loadCaptchaFont();
      stops.push(memory.follow());
      stops.push(startJobs(pool, jobs, clock, log, { watch, recordSilence: troubles.recordSilence }));
      stops.push(startTicker('notice streams', 5000, () => streams.watch(), log));
      stops.push(startTicker('readers', 5000, () => content.flushReaders(), log));
      stops.push(startTicker('counts of articles', 60_000, () => content.readCounts(), log));
      stops.push(startTicker('outbox', 1000, deliverMail, log));
      if (suppliers.size > 0) stops.push(startTicker('suppliers', 1000, askSuppliers, log));
      const { texter } = deps;
      // Separate from mail, so that one hanging server does not block the other.
      const deliver = (by: Texter) => deliverTexts(db, by, clock.now(), textWatch);
      if (texter) stops.push(startTicker('texts', 1000, () => deliver(texter), log));
    },
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
      await fastify.close();
      // No more requests arrive, so the counts since the last flush are written.
      await content.flushReaders().catch((err) => log.warn({ err }, 'readers are not counted'));
      if (!deps.pdfs) await pdfs.close();
      if (!deps.sheets) await sheets.close();
      await watch.end();
    },
  };
}
