import { maxSnoozeHours } from '@serai/contract/back-office/queue-names';
import type { snoozeEntry as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { holdEntry, openEntry, refuseTaken } from './open-entry.ts';
import { isOverdue } from './present-entry.ts';
import type { QueueSource } from './queue-source.ts';

const HOUR_MS = 3_600_000;

/**
 * Hides an entry until a later time, at most a day away, and makes the caller its owner. Once it is overdue, it
 * is shown again.
 */
export async function snoozeEntry(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const opened = await openEntry(trx, sources, call);
  refuseTaken(opened, call);
  if (isOverdue(opened.row, now)) throw new AppError('queue_entry_overdue');
  const until = new Date(input.snooze_until * 1000);
  if (until <= now || until.getTime() > now.getTime() + maxSnoozeHours * HOUR_MS) {
    throw refusedField('snooze_until', 'snooze_until_wrong', { hours: maxSnoozeHours });
  }
  const ownerId = operatorOf(call).userId;
  return holdEntry(trx, opened, { ownerId, snooze: { until, reason: input.reason } }, call);
}
