import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { StaffNode } from '@serai/contract/staff/nodes';
import type { Db } from '../../calls.ts';
import { listNodeHolders } from '../people/people.ts';
import type { QueueSource } from './queue-source.ts';

export interface Colleague {
  id: number;
  name: string;
  queues: QueueName[];
  /** Countries that the colleague's role is limited to; null for all. */
  countries: readonly string[] | null;
}

/** Lists the staff who can take entries of these queues, with the queues of each: tens of people. */
export async function listColleagues(db: Db, sources: readonly QueueSource[]): Promise<Colleague[]> {
  const people = await listNodeHolders(db, '/console/queue/take');
  return people
    .map(({ id, nickname, nodes, countries }) => ({
      id,
      name: nickname,
      queues: queuesOf(sources, nodes),
      countries,
    }))
    .filter(({ queues }) => queues.length > 0);
}

/** Whether a colleague's role covers the country of an entry. */
export function covers({ countries }: Colleague, { country }: { country: string }): boolean {
  return countries === null || countries.includes(country);
}

function queuesOf(sources: readonly QueueSource[], nodes: ReadonlySet<StaffNode>): QueueName[] {
  return sources.filter(({ act }) => nodes.has(act)).map(({ name }) => name);
}
