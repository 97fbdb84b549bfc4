import type { Logger } from 'pino';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  findUnusedRefreshToken,
  insertRefreshToken,
  lockRefreshToken,
  updateRefreshTokenUsed,
  updateSessionAccess,
  updateSessionEnded,
} from './session-store.ts';
import { expiriesOf, hashToken, isToken, successorsOf } from './tokens.ts';

/** Period in which a repeated refresh (two tabs, a lost reply) gets the same answer instead of counting as theft. */
const GRACE_MS = 10_000;

/**
 * Exchanges a refresh token for its successor and a new access token. The chain ends 30 days after the login, and 7
 * days after the last renewal. A token that was exchanged before ends the session, since one of its two bearers is
 * a thief. The exception is the direct predecessor of an unused token, which gets the same successors again within
 * 10 s.
 */
export async function refreshSession(
  { db, log }: { db: Db; log: Logger },
  token: unknown,
  now: Date,
): Promise<{ type: string; token: string; refresh_token: string }> {
  if (!isToken(token)) throw new AppError('refresh_failed');
  const outcome = await inTransaction(db, (trx) => trade(trx, token, now));
  if (outcome.stolen) {
    log.warn(outcome.stolen, 'a used refresh token came again; its session is ended');
  }
  // Thrown only now: the end of a stolen session must be committed.
  if (!outcome.tokens) throw new AppError(outcome.refused ?? 'refresh_failed');
  return {
    type: 'user-refresh',
    token: outcome.tokens.access,
    refresh_token: outcome.tokens.refresh,
  };
}

interface Outcome {
  tokens?: { access: string; refresh: string };
  refused?: 'password_changed';
  /** The session that was ended because one of its tokens was used twice. */
  stolen?: { sessionId: number; userId: number };
}

async function trade(trx: Trx, token: string, now: Date): Promise<Outcome> {
  const hash = hashToken(token);
  const found = await lockRefreshToken(trx, hash);
  if (found?.password_changed) return { refused: 'password_changed' };
  if (!found || found.ended_at !== null || found.expires_at <= now) return {};
  if (found.disabled_at !== null || found.blocked_at !== null) return {};
  const successors = successorsOf(token, found.refresh_secret);
  const nextHash = hashToken(successors.refresh);
  if (found.used_at !== null) {
    const isRepeated = now.getTime() - found.used_at.getTime() <= GRACE_MS;
    if (isRepeated && (await findUnusedRefreshToken(trx, nextHash))) return { tokens: successors };
    await updateSessionEnded(trx, found.session_id, now);
    return { stolen: { sessionId: found.session_id, userId: found.user_id } };
  }
  const expiries = expiriesOf(found.logged_in_at, now);
  await updateRefreshTokenUsed(trx, hash, now);
  await insertRefreshToken(trx, {
    hash: nextHash,
    sessionId: found.session_id,
    expiresAt: expiries.refresh,
    now,
  });
  await updateSessionAccess(trx, found.session_id, hashToken(successors.access), expiries.access, now);
  return { tokens: successors };
}
