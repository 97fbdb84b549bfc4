import type { handOverEntries as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { addNotice } from '../messages/messages.ts';
import { eachEntry } from './each-entry.ts';
import { covers, listColleagues } from './list-colleagues.ts';
import { holdEntry, type Named, openEntry } from './open-entry.ts';
import type { QueueSource } from './queue-source.ts';

/**
 * Makes a colleague, or the caller, the owner of several entries. Entries that the colleague may not answer are
 * refused one by one. The colleague gets one notice for all.
 */
export async function handOverEntries(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { operator_id: ownerId } = call.input;
  const { userId, nickname: who } = operatorOf(call);
  const colleague = (await listColleagues(trx, sources)).find(({ id }) => id === ownerId);
  if (!colleague) throw refusedField('operator_id', 'queue_colleague_unfit');
  const done = await eachEntry(trx, sources, call, { path: 'console/queue/handOver', change: handOver });
  const count = done.reply.results.filter(({ refusal }) => refusal === null).length;
  if (count > 0 && ownerId !== userId) {
    const facts = { who, count, link: '/console' };
    await addNotice(trx, ownerId, { event: 'entries_handed_over', facts, now: call.now });
  }
  return done;

  async function handOver(input: Named): Promise<Done<unknown>> {
    const entryCall = { ...call, input };
    const opened = await openEntry(trx, sources, entryCall);
    if (!colleague!.queues.includes(input.queue) || !covers(colleague!, opened.row)) {
      throw new AppError('queue_colleague_unfit');
    }
    return holdEntry(trx, opened, { ownerId }, entryCall);
  }
}
