import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import type { Products } from '../orders/orders.ts';
import { backOfficeRoutes } from './routes.ts';

/** Registers the reads of staff that span several features. */
export function registerBackOffice(deps: { db: Db; products: Products }): FeatureParts {
  return { routes: backOfficeRoutes(deps) };
}
