import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { pointRoutes } from './routes.ts';

/** Registers points. */
export function registerPoints(deps: { db: Db }): FeatureParts {
  return { routes: pointRoutes(deps) };
}
