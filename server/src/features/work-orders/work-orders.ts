/** Public interface of the work orders feature. */
export { lapseWorkOrders, notifyOverduePromises, remindWaitingMembers } from './clock/follow-work-orders.ts';
export { followCorrections } from './commands/follow-corrections.ts';
export { countWorkOrdersForStaff } from './count-for-digest.ts';
export { workOrderFile, workOrderFileKind } from './open-work-order-file.ts';
