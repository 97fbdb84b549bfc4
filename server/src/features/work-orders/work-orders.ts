import { followWaiting, lapseWorkOrders, tellBrokenPromises } from './clock/follow-work-orders.ts';
import { followCorrections } from './commands/follow-corrections.ts';
import { workOrderFile, workOrderFileKind } from './open-work-order-file.ts';

/** What the app uses of work orders. */
export {
  followCorrections,
  followWaiting,
  lapseWorkOrders,
  tellBrokenPromises,
  workOrderFile,
  workOrderFileKind,
};
