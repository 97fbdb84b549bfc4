import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Hotels } from '../hotels/hotels.ts';
import type { PaymentGuard } from '../orders/orders.ts';
import { consoleContentRoutes } from './desk/desk-content-routes.ts';
import { memberContentRoutes } from './members/member-content-routes.ts';
import { notifyScheduled } from './notify-scheduled.ts';
import type { Content } from './open-content.ts';

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
  publicUrl: string;
  content: Content;
  hotels: Hotels;
  guardPayment: PaymentGuard;
}

/** Registers articles, their readers' counts and the addresses for search engines. */
export function registerContent(deps: Deps): FeatureParts {
  const { db, clock, log, publicUrl, content, hotels } = deps;
  return {
    routes: [...content.readingRoutes(), ...memberContentRoutes(deps), ...consoleContentRoutes(deps)],
    memory: [content],
    jobs: [{ name: 'tell-authors', cron: '* * * * *', run: (now) => notifyScheduled(db, now) }],
    tickers: [
      { name: 'readers', pauseMs: 5000, run: () => content.flushReaders() },
      { name: 'counts of articles', pauseMs: 60_000, run: () => content.readCounts() },
    ],
    mount: (server) =>
      content.mountFeeds(server, { clock, publicUrl, listSold: () => hotels.catalogue.listSold() }),
    flush: () => content.flushReaders().catch((err) => log.warn({ err }, 'readers are not counted')),
  };
}
