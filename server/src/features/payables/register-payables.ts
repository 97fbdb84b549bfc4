import type { FeatureParts } from '../../feature-parts.ts';
import { type PayableDeps, payableRoutes } from './routes.ts';

/** Registers suppliers, their invoices and payments, and margins. */
export function registerPayables(deps: PayableDeps): FeatureParts {
  return { routes: payableRoutes(deps) };
}
