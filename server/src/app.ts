import { allEndpoints } from '@serai/contract/all';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { authenticate, findUserInfo, forgetCodes, forgetSessions } from './features/accounts/accounts.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import {
  extendInventory,
  type Hotels,
  hotelProduct,
  mountPictures,
  openHotels,
} from './features/hotels/hotels.ts';
import { deliverOutbox, forgetSentMail } from './features/messages/messages.ts';
import {
  completeOrders,
  createProducts,
  expireOrders,
  forgetQuotes,
  type Product,
} from './features/orders/orders.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { authorize, type Caller, type Db, type Route } from './features/permissions/permissions.ts';
import { siteRoutes } from './features/site/routes.ts';
import { forgetFileLinks } from './features/vouchers/link-file.ts';
import { voucherRoutes } from './features/vouchers/routes.ts';
import { walletRoutes } from './features/wallet/routes.ts';
import { checkLedger } from './features/wallet/wallet.ts';
import { forgetCaptchas } from './platform/captcha/captcha.ts';
import type { Clock } from './platform/clock.ts';
import { isDatabaseAway } from './platform/db/database-away.ts';
import { createDraining, type Draining } from './platform/http/drain.ts';
import { mountHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { describeApi } from './platform/http/openapi.ts';
import { mountPages, type WebBuild } from './platform/http/pages.ts';
import { forgetKeys } from './platform/idempotency.ts';
import { type Job, startJobs } from './platform/jobs/jobs.ts';
import { startTicker } from './platform/jobs/ticker.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { forgetCounters } from './platform/throttle/throttle.ts';

const dayMs = 86_400_000;

/** Everything the portal is composed of; `main.ts` fills it from the settings, tests from theirs. */
export interface AppDeps {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  /** Where drawn pictures are kept; without it none are served. */
  pictureDir?: string;
  https?: boolean;
  corsOrigins?: readonly string[];
  trustProxy?: string[] | false;
  /** Origin of links; loopback when unset. */
  publicUrl?: string;
  web?: WebBuild;
  /** Products besides those registered below; tests bring their own. */
  products?: readonly Product[];
  /** Runs before the catalogue is read: the demo loads its world here. */
  prepare?: () => Promise<void>;
}

export interface App {
  fastify: FastifyInstance;
  draining: Draining;
  routes: readonly Route[];
  jobs: readonly Job[];
  hotels: Hotels;
  /** Starts what runs by the clock; tests run jobs themselves. */
  startBackground(): Promise<void>;
  /** Stops timers and jobs; the HTTP side is closed by `draining` or here. */
  stop(): Promise<void>;
}

/** The table of contents of the server: every feature is registered here by name. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { db, pool, clock, log } = deps;
  const publicUrl = deps.publicUrl ?? 'http://localhost';
  await deps.prepare?.();
  const products = createProducts([hotelProduct, ...(deps.products ?? [])]);
  const hotels = openHotels({ db, pool, clock, log });
  await hotels.load();
  const routes: Route[] = [
    ...siteRoutes({ db, describeUser: (userId, lang) => findUserInfo(db, userId, lang) }),
    ...accountRoutes({ db, log }),
    ...walletRoutes({ db }),
    ...hotels.routes(products),
    ...orderRoutes({ db, products }),
    ...voucherRoutes({ db, products, publicUrl }),
  ];
  const jobs: Job[] = [
    { name: 'expire-orders', cron: '* * * * *', run: (now) => expireOrders(db, products, now) },
    { name: 'complete-orders', cron: '*/5 * * * *', run: (now) => completeOrders(db, products, now) },
    {
      name: 'check-ledger',
      cron: '7 * * * *',
      run: async (now) => {
        for (const broken of await checkLedger(db, now)) log.error({ broken }, 'ledger out of balance');
      },
    },
    { name: 'flush-hotel-views', cron: '* * * * *', run: () => hotels.flushViews(db) },
    { name: 'prune-catalogue-changes', cron: '*/5 * * * *', run: () => hotels.pruneChanges(db) },
    {
      name: 'extend-inventory',
      cron: '5 0 * * *',
      run: (now) => extendInventory(db, now.toISOString().slice(0, 10)),
    },
    {
      name: 'forget-idempotency-keys',
      cron: '17 3 * * *',
      run: (now) => forgetKeys(db, new Date(now.getTime() - 30 * dayMs)),
    },
    {
      name: 'forget-what-is-over',
      cron: '27 3 * * *',
      run: async (now) => {
        await forgetCaptchas(db, now);
        await forgetCounters(db, new Date(now.getTime() - dayMs));
        await forgetCodes(db, new Date(now.getTime() - dayMs));
        await forgetSessions(db, new Date(now.getTime() - 30 * dayMs));
        await forgetQuotes(db, new Date(now.getTime() - dayMs));
        await forgetFileLinks(db, new Date(now.getTime() - dayMs));
        await forgetSentMail(db, new Date(now.getTime() - 90 * dayMs));
      },
    },
  ];
  const fastify = createHttpServer<Caller>({
    routes,
    authenticate: authenticate(db),
    authorize,
    clock,
    log,
    https: deps.https ?? false,
    corsOrigins: deps.corsOrigins ?? [],
    trustProxy: deps.trustProxy ?? false,
    isDatabaseAway,
  });
  const draining = createDraining(fastify);
  mountHealth(fastify, { pool, draining, isLoaded: hotels.isLoaded });
  const openapi = describeApi(allEndpoints, '0.1.0');
  fastify.get('/api/openapi.json', async () => openapi);
  if (deps.pictureDir) mountPictures(fastify, deps.pictureDir);
  await mountPages(fastify, deps.web, publicUrl);
  await fastify.ready();
  const stops: (() => Promise<void>)[] = [];
  return {
    fastify,
    draining,
    routes,
    jobs,
    hotels,
    startBackground: async () => {
      hotels.follow();
      stops.push(hotels.stop);
      stops.push(startJobs(pool, jobs, clock, log));
      stops.push(startTicker('outbox', 1000, () => deliverOutbox(db, deps.mailer, clock.now()), log));
    },
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
      await fastify.close();
    },
  };
}
