import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { agencyRoutes } from './routes.ts';

/** Registers the calls by which staff act on an agency. */
export function registerAgencies(deps: { db: Db; publicUrl: string }): FeatureParts {
  return { routes: agencyRoutes(deps) };
}
