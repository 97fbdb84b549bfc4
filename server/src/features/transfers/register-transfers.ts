import type { FeatureParts } from '../../feature-parts.ts';
import { type TransferDeps, transferRoutes } from './routes.ts';
import { TransferCatalogue, type TransferCatalogueDeps } from './transfer-catalogue.ts';

type Deps = Omit<TransferDeps, 'transfers'> & TransferCatalogueDeps;

/** Registers airport transfers. */
export function registerTransfers(deps: Deps): FeatureParts {
  const transfers = new TransferCatalogue(deps);
  return { routes: transferRoutes({ ...deps, transfers }), memory: [transfers] };
}
