import type { pauseReminders as endpoint } from '@serai/contract/billing/dunning';
import { maxPauseDays } from '@serai/contract/billing/dunning-stages';
import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findPause } from '../dunning-store.ts';
import { presentPause } from './show-dunning.ts';

/** Pauses the reminders of an agency's bills until a day, or ends the pause; the clock sends the missed one then. */
export async function pauseReminders(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { now } = call;
  const { agency_id: agencyId, until, reason } = call.input;
  const agency = await trx
    .selectFrom('agencies')
    .select(['name', 'tz'])
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  const today = localDate(now.getTime(), agency.tz);
  if (until !== null && (until < today || until > addDays(today, maxPauseDays))) {
    throw refusedField('until', 'pause_out_of_reach', { days: maxPauseDays });
  }
  const before = await findPause(trx, agencyId, now);
  await trx
    .insertInto('reminder_pauses')
    .values({ agency_id: agencyId, until, reason, user_id: operatorOf(call).userId, set_at: now })
    .execute();
  return {
    reply: { pause: presentPause(await findPause(trx, agencyId, now)) },
    did: {
      on: { kind: 'agency', id: agencyId, name: agency.name },
      before: { reminders_paused_until: before?.until ?? null },
      after: { reminders_paused_until: until },
      reason,
    },
  };
}
