import type { FeatureParts } from '../../feature-parts.ts';
import type { Products } from '../orders/orders.ts';
import { evidenceFile, evidenceKind } from './evidence/link-evidence.ts';
import type { MoneyCheckDeps } from './money-check/explain-ledger.ts';
import { backOfficeRoutes } from './routes.ts';

/** Registers the reads of staff that span several features. */
export function registerBackOffice(
  deps: MoneyCheckDeps & { products: Products; apiUrl: string },
): FeatureParts {
  return { routes: backOfficeRoutes(deps), files: { [evidenceKind]: evidenceFile(deps) } };
}
