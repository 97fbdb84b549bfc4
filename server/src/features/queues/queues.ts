/** Interface of the staff's queues for other features and the composition. */
export { countEntries, type QueueSize } from './entry-store.ts';
export { listUncoveredQueues } from './list-uncovered-queues.ts';
export type { QueueRow, QueueSource } from './queue-source.ts';
