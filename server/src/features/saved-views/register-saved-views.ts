import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { savedViewRoutes } from './routes.ts';

/** Registers the saved views of lists. */
export function registerSavedViews({ db }: { db: Db }): FeatureParts {
  return { routes: savedViewRoutes(db) };
}
