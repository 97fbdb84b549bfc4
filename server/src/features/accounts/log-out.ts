import type { Db } from '../../calls.ts';
import { findSessionOfRefreshToken, updateSessionEnded } from './session-store.ts';
import { hashToken, isToken } from './tokens.ts';

/**
 * Ends the caller's own session, whatever refresh token came along. Without a valid access token, which lives
 * shorter, the refresh token says whose session it is: who holds it could have had an access token for it. Unknown
 * tokens end nothing, and nobody learns which it was.
 */
export async function logOut(
  db: Db,
  presented: { sessionId: number | undefined; refreshToken: unknown },
  now: Date,
): Promise<void> {
  const { sessionId, refreshToken } = presented;
  if (sessionId !== undefined) return updateSessionEnded(db, sessionId, now);
  if (!isToken(refreshToken)) return;
  const own = await findSessionOfRefreshToken(db, hashToken(refreshToken));
  if (own !== undefined) await updateSessionEnded(db, own, now);
}
