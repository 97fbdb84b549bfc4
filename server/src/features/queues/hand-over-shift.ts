import type { handOverShift as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { type Done, recordAction } from '../activity/activity.ts';
import { addNotice } from '../messages/messages.ts';
import { lockEntry } from './claim-store.ts';
import { findEntry, findOwned } from './entry-store.ts';
import { covers, listColleagues } from './list-colleagues.ts';
import { holdEntry } from './open-entry.ts';
import type { QueueSource } from './queue-source.ts';

/**
 * Hands every entry of the caller over to a colleague at the end of a shift, with one note for all. Entries of
 * queues that the colleague may not answer, and entries that the colleague's role does not cover, stay. Entries are
 * locked in the order of queues and ids, so that two shifts that end at once do not block each other.
 */
export async function handOverShift(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { now, ip, input } = call;
  const { operator_id: ownerId, note } = input;
  const { userId, nickname: who } = operatorOf(call);
  const colleague = (await listColleagues(trx, sources)).find(({ id }) => id === ownerId);
  if (!colleague || ownerId === userId) throw refusedField('operator_id', 'queue_colleague_unfit');
  let [handedOver, kept] = [0, 0];
  for (const source of sources) {
    const ids = await findOwned(trx, source, userId, now);
    if (!colleague.queues.includes(source.name)) kept += ids.length;
    else for (const id of ids) count(await handOver(trx, source, id));
  }
  if (handedOver > 0) {
    const facts = { who, count: handedOver, note, link: '/console' };
    await addNotice(trx, ownerId, { event: 'shift_handed_over', facts, now });
  }
  return {
    reply: { handed_over: handedOver, kept },
    did: {
      on: { kind: 'operator', id: ownerId, name: colleague.name },
      before: null,
      after: { handed_over: handedOver },
      reason: note,
    },
  };

  function count(outcome: 'handed over' | 'kept' | 'gone'): void {
    if (outcome === 'handed over') handedOver += 1;
    if (outcome === 'kept') kept += 1;
  }

  async function handOver(
    target: Trx,
    source: QueueSource,
    id: number,
  ): Promise<'handed over' | 'kept' | 'gone'> {
    await lockEntry(target, source, id);
    const row = await findEntry(target, source, id, { scope: null, now });
    // It was answered or taken over meanwhile.
    if (row?.owner_id !== userId) return 'gone';
    if (!covers(colleague!, row)) return 'kept';
    const entryCall = { ...call, input: { queue: source.name, object_id: id } };
    const { did } = await holdEntry(target, { source, row }, { ownerId }, entryCall);
    await recordAction(target, { operatorId: userId, call: 'console/queue/handOver', ip, now }, did);
    return 'handed over';
  }
}
