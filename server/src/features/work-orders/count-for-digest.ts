import type { Db } from '../../calls.ts';
import type { DigestItem, StaffQueue } from '../messages/messages.ts';
import { countEntries } from '../queues/queues.ts';
import { workOrderQueues } from './desk/work-order-queues.ts';

/** Digest: work orders that need the desk's action, and those whose promised answer is overdue. */
export async function countWorkOrdersForStaff(db: Db, queue: StaffQueue, now: Date): Promise<DigestItem[]> {
  if (queue !== 'desk') return [];
  const ofAgencies = await countEntries(db, workOrderQueues.workOrders, { countries: null, now });
  const ofVisitors = await countEntries(db, workOrderQueues.contactMessages, { countries: null, now });
  return [
    {
      what: 'work_orders',
      count: ofAgencies.count + ofVisitors.count,
      first: [...ofAgencies.first, ...ofVisitors.first].slice(0, 8),
    },
    { what: 'work_orders_late', count: ofAgencies.overdue + ofVisitors.overdue },
  ];
}
