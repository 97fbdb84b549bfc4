import { type QueueName, queueNames } from '@serai/contract/back-office/queue-names';
import type { StaffScope } from '../../calls.ts';

/** Limits as stored with a role; null where there is none. */
export interface StoredScope {
  countries: string[] | null;
  sellers: number[] | null;
  queues: string[] | null;
}

/** Returns the limits of a role. A stored queue that no longer exists gives nothing. */
export function staffScopeOf({ countries, sellers, queues }: StoredScope): StaffScope {
  return { countries, sellers, queues: queues && queueNames.filter((name) => queues.includes(name)) };
}

/** Whether a scope contains a queue. */
export function coversQueue({ queues }: Pick<StaffScope, 'queues'>, name: QueueName): boolean {
  return queues === null || queues.includes(name);
}
