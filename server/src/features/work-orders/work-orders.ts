import { lapseWorkOrders, notifyOverduePromises, remindWaitingMembers } from './clock/follow-work-orders.ts';
import { followCorrections } from './commands/follow-corrections.ts';
import { countWorkOrdersForStaff } from './count-for-digest.ts';
import { workOrderFile, workOrderFileKind } from './open-work-order-file.ts';

/** Public interface of the work orders feature. */
export {
  countWorkOrdersForStaff,
  followCorrections,
  lapseWorkOrders,
  notifyOverduePromises,
  remindWaitingMembers,
  workOrderFile,
  workOrderFileKind,
};
