import type { releaseEntry as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { holdEntry, openEntry, refuseTaken } from './open-entry.ts';
import type { QueueSource } from './queue-source.ts';

/** Ends the caller's ownership of an entry; a no-op without an owner. A colleague's entry is handed over instead. */
export async function releaseEntry(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const opened = await openEntry(trx, sources, call);
  refuseTaken(opened, call);
  return holdEntry(trx, opened, { ownerId: null }, call);
}
