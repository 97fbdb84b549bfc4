import type { Logger } from 'pino';
import type { FeatureParts } from '../../feature-parts.ts';
import { daysBefore } from '../../platform/clock.ts';
import { checkFleet } from './check-fleet.ts';
import { deleteExpiredDriverLinks } from './driver-links/link-store.ts';
import type { KeptStock } from './kept-stock.ts';
import { type FleetDeps, fleetRoutes } from './routes.ts';
import { textContacts } from './text-contacts.ts';

interface Deps extends FleetDeps {
  log: Logger;
  stock: KeptStock;
  /** ISO codes of the countries whose contacts receive texts. */
  textCountries: readonly string[];
}

/** Registers vehicles, drivers and rides. */
export function registerFleet(deps: Deps): FeatureParts {
  const { db, log, stock, canText, textCountries } = deps;
  return {
    routes: fleetRoutes(deps),
    memory: [stock],
    jobs: [
      {
        name: 'text-contacts',
        cron: '*/5 * * * *',
        run: (now) => textContacts(db, canText ? textCountries : [], now),
      },
      // Before the working day of the easternmost desk begins.
      {
        name: 'check-fleet',
        cron: '40 19 * * *',
        run: async (now) => {
          const short = await checkFleet(db, now);
          if (short > 0) log.warn({ short }, 'more vehicles sold than there are');
        },
      },
    ],
    purge: async (now) => {
      await deleteExpiredDriverLinks(db, daysBefore(now, 1));
    },
  };
}
