import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import type { QueueSource } from '../queues/queues.ts';
import { staffRoutes } from './routes.ts';

/** Registers the accounts of the staff. */
export function registerStaff(deps: {
  db: Db;
  publicUrl: string;
  queueSources: readonly QueueSource[];
}): FeatureParts {
  return { routes: staffRoutes(deps) };
}
