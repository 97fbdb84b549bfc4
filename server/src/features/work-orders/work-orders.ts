/** Public interface of the work orders feature. */

export { followCorrections } from './amendments/follow-corrections.ts';
export { lapseWorkOrders, notifyOverduePromises, remindWaitingMembers } from './clock/follow-work-orders.ts';
export { countWorkOrdersForStaff } from './count-for-digest.ts';
export { workOrderQueues } from './desk/work-order-queues.ts';
export { workOrderDueSources } from './work-order-due.ts';
