import type { Got } from '../../platform/api/calls.ts';

export type QueueReply = Got<'console/queue/list'>;
export type StaffQueue = QueueReply['queues'][number];
export type QueueEntry = StaffQueue['list'][number];
export type Colleague = QueueReply['colleagues'][number];

/** Interval of the automatic refresh of the queues, in milliseconds. */
export const REFRESH_MS = 30_000;
