import type { Session } from '@serai/contract/accounts/profile';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Caller, Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { addressKey } from '../../platform/throttle/throttle.ts';
import { describeDevice } from './describe-device.ts';
import { isUsable } from './session-store.ts';

/** Active sessions of a user: the current one first, then by last use. */
export async function listSessions(
  db: Db,
  { userId, sessionId }: Caller,
  lang: Lang,
  now: Date,
): Promise<{ list: Session[] }> {
  const rows = await findLiveSessions(db, userId, sessionId, now);
  const list = rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.agent, lang),
    address: maskAddress(row.ip),
    created_at: toSeconds(row.created_at),
    last_used_at: toSeconds(row.used_at),
    keep: row.keep,
    current: row.id === sessionId,
  }));
  return { list };
}

/** Shortens an address so that it is recognisable but not precise: `203.0.113.*`, `2001:db8:0:*`. */
function maskAddress(ip: string): string {
  const key = addressKey(ip);
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}:*` : key.replace(/\.[^.]*$/, '.*');
}

/** Some clients open a session at every start, so there may be many; the current one is always included. */
async function findLiveSessions(db: Db, userId: number, presentId: number, now: Date) {
  const { rows } = await sql<{
    id: number;
    agent: string;
    ip: string;
    keep: boolean;
    created_at: Date;
    used_at: Date;
  }>`
    SELECT id, agent, ip, keep, created_at, coalesce(uses.used_at, created_at) AS used_at
    FROM sessions LEFT JOIN session_uses AS uses ON uses.session_id = sessions.id
    WHERE user_id = ${userId} AND ended_at IS NULL
      AND ${isUsable(now)}
    ORDER BY id = ${presentId} DESC, used_at DESC, id DESC LIMIT 200`.execute(db);
  return rows;
}
