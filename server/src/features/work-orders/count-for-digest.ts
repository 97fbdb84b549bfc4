import type { Db } from '../../calls.ts';
import type { CoversQueue, DigestItem, StaffQueue } from '../messages/messages.ts';
import { countEntries, type QueueSize } from '../queues/queues.ts';
import { workOrderQueues } from './desk/work-order-queues.ts';

/** Digest: work orders that need the desk's action, and those whose promised answer is overdue. */
export async function countWorkOrdersForStaff(
  db: Db,
  queue: StaffQueue,
  now: Date,
  covers: CoversQueue,
): Promise<DigestItem[]> {
  if (queue !== 'desk') return [];
  const sizes: QueueSize[] = [];
  for (const source of Object.values(workOrderQueues)) {
    if (covers(source.name)) sizes.push(await countEntries(db, source, { scope: null, now }));
  }
  return [
    {
      what: 'work_orders',
      count: sizes.reduce((sum, { count }) => sum + count, 0),
      first: sizes.flatMap(({ first }) => first).slice(0, 8),
    },
    { what: 'work_orders_late', count: sizes.reduce((sum, { overdue }) => sum + overdue, 0) },
  ];
}
