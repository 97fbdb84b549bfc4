import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { activityRoutes } from './routes.ts';

/** Registers the log of the staff's actions. */
export function registerActivity(deps: { db: Db }): FeatureParts {
  return { routes: activityRoutes(deps) };
}
