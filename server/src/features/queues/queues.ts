/** Interface of the staff's queues for other features and the composition. */
export { countEntries } from './entry-store.ts';
export type { QueueRow, QueueSource } from './queue-source.ts';
