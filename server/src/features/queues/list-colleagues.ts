import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { Db, StaffScope } from '../../calls.ts';
import { coversQueue, listNodeHolders, type StaffPerson } from '../people/people.ts';
import type { QueueRow, QueueSource } from './queue-source.ts';

export interface Colleague {
  id: number;
  name: string;
  queues: QueueName[];
  /** Limits of the colleague's role. */
  scope: StaffScope;
}

/** Lists the staff who can take entries of these queues, with the queues of each: tens of people. */
export async function listColleagues(db: Db, sources: readonly QueueSource[]): Promise<Colleague[]> {
  const people = await listNodeHolders(db, '/console/queue/take');
  return people
    .map((person) => ({
      id: person.id,
      name: person.nickname,
      queues: queuesOf(sources, person),
      scope: person.scope,
    }))
    .filter(({ queues }) => queues.length > 0);
}

/** Whether a colleague's role covers the country and the selling company of an entry. */
export function covers(
  { scope: { countries, sellers } }: Colleague,
  { country, entity_id }: Pick<QueueRow, 'country' | 'entity_id'>,
): boolean {
  const coversSeller = sellers === null || (entity_id !== null && sellers.includes(entity_id));
  return coversSeller && (countries === null || countries.includes(country));
}

function queuesOf(
  sources: readonly QueueSource[],
  { nodes, scope }: Pick<StaffPerson, 'nodes' | 'scope'>,
): QueueName[] {
  return sources
    .filter(({ name, act }) => nodes.has(act) && coversQueue(scope, name))
    .map(({ name }) => name);
}
