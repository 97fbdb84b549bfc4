import type { Db } from '../permissions/permissions.ts';
import { findSessionOfRefreshToken, updateSessionEnded } from './session-store.ts';
import { hashToken, isToken } from './tokens.ts';

/**
 * Ends the sessions whose tokens were really presented: that of the access token the call came with and that
 * of the refresh token. Unknown tokens end nothing, and nobody learns which it was.
 */
export async function logOut(
  db: Db,
  presented: { sessionId: number | undefined; refreshToken: unknown },
  now: Date,
): Promise<void> {
  const { sessionId, refreshToken } = presented;
  if (sessionId !== undefined) await updateSessionEnded(db, sessionId, now);
  if (!isToken(refreshToken)) return;
  const other = await findSessionOfRefreshToken(db, hashToken(refreshToken));
  if (other !== undefined && other !== sessionId) await updateSessionEnded(db, other, now);
}
