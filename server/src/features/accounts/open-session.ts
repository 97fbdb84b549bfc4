import type { Trx } from '../../calls.ts';
import { updateUser } from '../people/people.ts';
import { insertRefreshToken, insertSession } from './session-store.ts';
import { expiriesOf, hashToken, makeToken } from './tokens.ts';

/** Begins a session on one device; only a session that stays logged in gets a refresh token. */
export async function openSession(
  trx: Trx,
  session: { userId: number; keep: boolean; ip: string; agent: string; now: Date },
): Promise<{ token: string; refresh_token?: string }> {
  const { userId, keep, ip, agent, now } = session;
  const token = makeToken();
  const { access: accessExpiresAt, refresh: expiresAt } = expiriesOf(now, now);
  const accessHash = hashToken(token);
  const sessionId = await insertSession(trx, { userId, accessHash, accessExpiresAt, keep, ip, agent, now });
  await updateUser(trx, userId, { last_login_at: now, last_login_ip: ip });
  if (!keep) return { token };
  const refreshToken = makeToken();
  await insertRefreshToken(trx, { hash: hashToken(refreshToken), sessionId, expiresAt, now });
  return { token, refresh_token: refreshToken };
}
