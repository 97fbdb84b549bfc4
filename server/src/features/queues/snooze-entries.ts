import type { snoozeEntries as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { eachEntry } from './each-entry.ts';
import type { QueueSource } from './queue-source.ts';
import { snoozeEntry } from './snooze-entry.ts';

/** Hides several entries until the same time, with one reason; a time that is not allowed refuses the call. */
export async function snoozeEntries(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { entries: _, ...snooze } = call.input;
  const { reply, did } = await eachEntry(trx, sources, call, {
    path: 'console/queue/snooze',
    change: (named) => snoozeEntry(trx, sources, { ...call, input: { ...named, ...snooze } }),
  });
  return { reply, did: { ...did, reason: snooze.reason } };
}
