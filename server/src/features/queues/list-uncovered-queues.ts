import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { Db } from '../../calls.ts';
import { coversQueue, listNodeHolders } from '../people/people.ts';
import type { QueueSource } from './queue-source.ts';

/**
 * Lists the queues that nobody but administrators can answer. Empty as long as no active person's role is limited to
 * queues, so that a seller without such roles is not warned. Limits to countries do not count.
 */
export async function listUncoveredQueues(db: Db, sources: readonly QueueSource[]): Promise<QueueName[]> {
  const people = (await listNodeHolders(db, '/console/queue/take')).filter(
    ({ role }) => role !== 'administrator',
  );
  if (people.every(({ scope }) => scope.queues === null)) return [];
  const isCovered = ({ name, act }: QueueSource) =>
    people.some(({ nodes, scope }) => nodes.has(act) && coversQueue(scope, name));
  return sources.filter((source) => !isCovered(source)).map(({ name }) => name);
}
