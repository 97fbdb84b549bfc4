import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { purgeClaims } from './claim-store.ts';
import type { QueueSource } from './queue-source.ts';
import { queueRoutes } from './routes.ts';

/** Registers the queues of the staff; `queueSources` are contributed by the features whose objects wait. */
export function registerQueues({
  db,
  queueSources,
}: {
  db: Db;
  queueSources: readonly QueueSource[];
}): FeatureParts {
  return {
    routes: queueRoutes({ db, sources: queueSources }),
    purge: async (now) => {
      await purgeClaims(db, queueSources, now);
    },
  };
}
