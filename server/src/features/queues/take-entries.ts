import type { takeEntries as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { eachEntry } from './each-entry.ts';
import type { QueueSource } from './queue-source.ts';
import { takeEntry } from './take-entry.ts';

/** Makes the caller the owner of several entries; those of colleagues are refused with the colleague's name. */
export async function takeEntries(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  return eachEntry(trx, sources, call, {
    path: 'console/queue/take',
    change: (input) => takeEntry(trx, sources, { ...call, input }),
  });
}
