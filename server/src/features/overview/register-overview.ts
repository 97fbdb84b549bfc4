import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { overviewRoutes } from './routes.ts';

/** Registers the overview of an agency's account. */
export function registerOverview(deps: { db: Db }): FeatureParts {
  return { routes: overviewRoutes(deps) };
}
