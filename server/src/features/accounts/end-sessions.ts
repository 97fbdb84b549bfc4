import type { Db, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isUsable } from './session-store.ts';

/**
 * Ends one session of a user; its tokens are refused from the next request.
 *
 * @throws AppError `not_found` for another user's session and for an ended one alike.
 */
export async function endSession(db: Db, userId: number, sessionId: number, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
}

/** Ends the sessions of all users of an agency. */
export async function endSessionsOfAgency(trx: Trx, agencyId: number, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', 'in', trx.selectFrom('users').select('id').where('agency_id', '=', agencyId))
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends a user's sessions, all or all but one; returns how many were still usable. With `passwordChanged`
 * their bearers receive that reason.
 */
export async function endSessionsOf(
  db: Db | Trx,
  userId: number,
  now: Date,
  { except, passwordChanged = false }: { except?: number; passwordChanged?: boolean } = {},
): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, password_changed: passwordChanged })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .returning(isUsable(now).as('was_usable'))
    .execute();
  return ended.filter(({ was_usable }) => was_usable).length;
}
