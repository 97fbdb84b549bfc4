import type { FeatureParts } from '../../feature-parts.ts';
import { type SearchDeps, searchRoutes } from './routes.ts';

/** Registers the search of members over everything, and the searches that they have run. */
export function registerSearch(deps: SearchDeps): FeatureParts {
  return { routes: searchRoutes(deps) };
}
