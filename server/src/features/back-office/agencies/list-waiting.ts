import type { WaitingRequest } from '@serai/contract/agencies/desk';
import type { Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';

/** Lists the changes of an agency's money and terms that wait for a second person, oldest first. */
export async function listWaiting(db: Db, agencyId: number, limit: number): Promise<WaitingRequest[]> {
  const rows = await db
    .selectFrom('concessions as request')
    .innerJoin('users as asker', 'asker.id', 'request.asked_by')
    .select([
      'request.id',
      'request.kind',
      'request.amount',
      'request.currency',
      'request.reason',
      'request.asked_at',
      'asker.nickname',
    ])
    .where('request.status', '=', 'asked')
    .where('request.object_kind', '=', 'agency')
    .where('request.object_id', '=', agencyId)
    .orderBy('request.asked_at')
    .orderBy('request.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, amount, currency, reason, asked_at, nickname }) => ({
    id,
    kind,
    amount: amount === null || currency === null ? null : { amount, currency },
    reason,
    asked_by: nickname,
    asked_at: toSeconds(asked_at),
  }));
}
