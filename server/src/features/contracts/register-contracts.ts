import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import type { KeptPriceGroups } from './price-groups/kept-price-groups.ts';
import { contractRoutes } from './routes.ts';
import type { TermsDeps } from './save-contract.ts';

interface Deps extends TermsDeps {
  db: Db;
  groups: KeptPriceGroups;
}

/** Registers contracts, selling companies and price groups. */
export function registerContracts(deps: Deps): FeatureParts {
  return { routes: contractRoutes(deps), memory: [deps.groups] };
}
