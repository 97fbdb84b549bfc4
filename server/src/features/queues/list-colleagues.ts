import type { QueueName } from '@serai/contract/back-office/queue-names';
import { nodesOfStaffRole, type StaffRole } from '@serai/contract/staff/nodes';
import type { Db } from '../../calls.ts';
import type { QueueSource } from './queue-source.ts';

export interface Colleague {
  id: number;
  name: string;
  queues: QueueName[];
}

/** Lists the staff who can take entries of these queues, with the queues of each: tens of people. */
export async function listColleagues(db: Db, sources: readonly QueueSource[]): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname as name', 'staff_role'])
    .where('role', '=', 'operator')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows
    .map(({ id, name, staff_role }) => ({ id, name, queues: queuesOf(sources, staff_role) }))
    .filter(({ queues }) => queues.length > 0);
}

function queuesOf(sources: readonly QueueSource[], role: StaffRole | null): QueueName[] {
  const nodes = role === null ? [] : nodesOfStaffRole(role);
  if (!nodes.includes('/console/queue/take')) return [];
  return sources.filter(({ act }) => nodes.includes(act)).map(({ name }) => name);
}
