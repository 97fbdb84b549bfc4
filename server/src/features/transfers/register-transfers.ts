import type { Logger } from 'pino';
import type { FeatureParts } from '../../feature-parts.ts';
import type { FlightSource } from './flight-source.ts';
import { lookUpFlights } from './look-up-flights.ts';
import { type TransferDeps, transferRoutes } from './routes.ts';
import { TransferCatalogue, type TransferCatalogueDeps } from './transfer-catalogue.ts';

interface Deps extends Omit<TransferDeps, 'transfers'>, TransferCatalogueDeps {
  log: Logger;
  /** Undefined if no source of flight data is connected. */
  flights: FlightSource | undefined;
}

/** Registers airport transfers. */
export function registerTransfers(deps: Deps): FeatureParts {
  const transfers = new TransferCatalogue(deps);
  const { db, log, flights } = deps;
  return {
    routes: transferRoutes({ ...deps, transfers }),
    memory: [transfers],
    jobs: flights
      ? [
          {
            name: 'look-up-flights',
            cron: '*/5 * * * *',
            run: (now) => lookUpFlights(db, { flights, log }, now),
          },
        ]
      : [],
  };
}
