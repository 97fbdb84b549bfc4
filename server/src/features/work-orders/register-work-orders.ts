import type { FeatureParts } from '../../feature-parts.ts';
import { followCorrections } from './amendments/follow-corrections.ts';
import { lapseWorkOrders, notifyOverduePromises, remindWaitingMembers } from './clock/follow-work-orders.ts';
import { workOrderFile, workOrderFileKind } from './open-work-order-file.ts';
import { type WorkOrderDeps, workOrderRoutes } from './routes.ts';

/** Registers work orders. */
export function registerWorkOrders(deps: WorkOrderDeps): FeatureParts {
  const { db } = deps;
  return {
    routes: workOrderRoutes(deps),
    files: { [workOrderFileKind]: workOrderFile(deps) },
    jobs: [
      {
        name: 'follow-work-orders',
        cron: '* * * * *',
        run: async (now) => {
          await followCorrections(db, now);
          await notifyOverduePromises(db, now);
          await remindWaitingMembers(db, now);
          await lapseWorkOrders(db, now);
        },
      },
    ],
  };
}
