import { allEndpoints } from '@serai/contract/all';
import type { FastifyInstance } from 'fastify';
import type { Caller, Route } from './calls.ts';
import { describeCall } from './composition/describe-call.ts';
import { type FeatureDeps, openFeatureContext } from './composition/feature-context.ts';
import { listJobs } from './composition/list-jobs.ts';
import { registerFeatures } from './composition/register-features.ts';
import { authenticate, resealSecrets } from './features/accounts/accounts.ts';
import type { Content } from './features/content/content.ts';
import { findRideOrder } from './features/fleet/fleet.ts';
import type { Hotels } from './features/hotels/hotels.ts';
import { guardScope, guardSeen } from './features/orders/for-composition.ts';
import { limitRate, type RateLimits } from './features/permissions/limit-rate.ts';
import { logOperatorWrites } from './features/permissions/log-operator-writes.ts';
import { authorize } from './features/permissions/permissions.ts';
import { findPageSources } from './features/site/site.ts';
import { loadFont as loadCaptchaFont } from './platform/captcha/draw-captcha.ts';
import { ChangeFollower } from './platform/changes/change-follower.ts';
import { outageOf } from './platform/db/database-away.ts';
import { openWatchPool } from './platform/db/watch-pool.ts';
import { createDraining, type Draining } from './platform/http/drain.ts';
import { mountHealth } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { describeApi } from './platform/http/openapi.ts';
import { mountPages, type WebBuild } from './platform/http/pages.ts';
import { openTo } from './platform/http/service-addresses.ts';
import { Troubles } from './platform/http/troubles.ts';
import { type Job, startJobs } from './platform/jobs/jobs.ts';
import { startTicker } from './platform/jobs/ticker.ts';

/** Dependencies of the portal; `main.ts` takes them from the settings, tests provide their own. */
export interface AppDeps extends FeatureDeps {
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
  web?: WebBuild;
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
  /** Runs a ticker immediately and returns its result; used by tests. Throws if there is no such ticker. */
  runTicker(name: string): Promise<unknown>;
  /** Starts timers and jobs; tests run jobs themselves. */
  startBackground(): Promise<void>;
  /** Stops timers and jobs; the HTTP server is closed by `draining` or here. */
  stop(): Promise<void>;
}

/** Composes the server from the parts of all features (`composition/register-features.ts`). */
export async function createApp(deps: AppDeps): Promise<App> {
  const troubles = new Troubles();
  await deps.prepare?.();
  const context = openFeatureContext({ recordDown: troubles.recordDown, ...deps });
  const { db, pool, clock, log, publicUrl } = context;
  await resealSecrets(context);
  const { routes, tickers, ...parts } = registerFeatures(context);
  const jobs = listJobs(db, parts);
  const memory = new ChangeFollower(context, parts.memory);
  await memory.load();
  const watch = openWatchPool(pool);
  const services = deps.services ?? {};
  const guarded = guardScope({ db, findRideOrder }, guardSeen(routes));
  const rateLimited = deps.rateLimits ? guarded.map(limitRate(deps.rateLimits)) : guarded;
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
  for (const mount of parts.mounts) mount(fastify);
  await mountPages(fastify, { web: deps.web, publicUrl, services, findSources: () => findPageSources(db) });
  await fastify.ready();
  const stops: (() => Promise<void>)[] = [];
  return {
    fastify,
    draining,
    routes,
    jobs,
    hotels: context.hotels,
    content: context.content,
    memory,
    runTicker: async (name) => {
      const ticker = tickers.find((one) => one.name === name);
      if (!ticker) throw new Error(`There is no ticker ${name}`);
      return ticker.run();
    },
    startBackground: async () => {
      loadCaptchaFont();
      stops.push(memory.follow());
      stops.push(startJobs(pool, jobs, clock, log, { watch, recordSilence: troubles.recordSilence }));
      for (const { name, pauseMs, run } of tickers) stops.push(startTicker(name, pauseMs, run, log));
    },
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
      await fastify.close();
      for (const flush of parts.flushes) await flush();
      if (!deps.pdfs) await context.pdfs.close();
      if (!deps.sheets) await context.sheets.close();
      if (!deps.documents) await context.documents.close();
      await watch.end();
    },
  };
}
