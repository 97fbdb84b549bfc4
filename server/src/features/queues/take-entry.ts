import type { takeEntry as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { holdEntry, openEntry, refuseTaken } from './open-entry.ts';
import type { QueueSource } from './queue-source.ts';

/**
 * Makes the caller the owner of an entry; of two concurrent calls, the second is refused with the name of the
 * first. It is not snoozed any more.
 */
export async function takeEntry(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const opened = await openEntry(trx, sources, call);
  refuseTaken(opened, call);
  return holdEntry(trx, opened, { ownerId: operatorOf(call).userId }, call);
}
