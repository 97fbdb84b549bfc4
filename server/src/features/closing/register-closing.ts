import type { FeatureParts } from '../../feature-parts.ts';
import type { JournalDeps } from './export-journal.ts';
import { closingRoutes } from './routes.ts';

/** Registers the closing of months by the books of each company. */
export function registerClosing(deps: JournalDeps): FeatureParts {
  return { routes: closingRoutes(deps) };
}
