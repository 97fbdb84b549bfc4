import type { Db } from '../../calls.ts';
import { findSessionOfRefreshToken, updateSessionEnded } from './session-store.ts';
import { hashToken, isToken } from './tokens.ts';

/**
 * Ends the caller's session, whatever refresh token came along. Without a valid access token, which expires
 * earlier, the refresh token identifies the session, because its holder could have obtained an access token.
 * Unknown tokens end nothing, and the reply does not reveal which case it was.
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
