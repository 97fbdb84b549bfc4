import type { handOverEntry as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { covers, listColleagues } from './list-colleagues.ts';
import { notifyNewOwner } from './notify-new-owner.ts';
import { holdEntry, openEntry } from './open-entry.ts';
import type { QueueSource } from './queue-source.ts';

/**
 * Makes a colleague, or the caller, the owner of an entry. An entry of an absent colleague is also handed over:
 * the activity log names both.
 */
export async function handOverEntry(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { operator_id: ownerId } = call.input;
  const opened = await openEntry(trx, sources, call);
  const colleagues = await listColleagues(trx, [opened.source]);
  const colleague = colleagues.find(({ id }) => id === ownerId);
  if (!colleague || !covers(colleague, opened.row)) {
    throw refusedField('operator_id', 'queue_colleague_unfit');
  }
  const done = await holdEntry(trx, opened, { ownerId }, call);
  await notifyNewOwner(trx, ownerId, opened.row, call);
  return done;
}
