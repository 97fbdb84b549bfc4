import type { FeatureParts } from '../../feature-parts.ts';
import { type SearchDeps, searchRoutes } from './routes.ts';

/** Registers the search of members over everything. */
export function registerSearch(deps: SearchDeps): FeatureParts {
  return { routes: searchRoutes(deps) };
}
