import type { FeatureParts } from '../../feature-parts.ts';
import { type SubAccountDeps, subAccountRoutes } from './routes.ts';

/** Registers sub-accounts, their limits and approvals. */
export function registerSubAccounts(deps: SubAccountDeps): FeatureParts {
  return { routes: subAccountRoutes(deps) };
}
