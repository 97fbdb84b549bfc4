import type { Pool } from 'pg';
import { type Caller, type Db, type Grants, heldNodes } from '../permissions/permissions.ts';
import { noteUse } from './session-uses.ts';
import { hashToken, isToken } from './tokens.ts';

/**
 * Who an access token belongs to, read anew for every request so that a changed role or an ended session takes
 * effect with the next one; 'expired' when it was somebody's, undefined when it is nobody's.
 */
export function authenticate(
  db: Db,
  pool: Pool,
): (token: string, now: Date) => Promise<Caller | 'expired' | undefined> {
  return async (token, now) => {
    if (!isToken(token)) return undefined;
    const found = await findSessionUser(pool, hashToken(token));
    if (!found) return undefined;
    const { session_id: sessionId, user_id: userId, agency_id: agencyId, username, nickname, role } = found;
    const isPrevious = !found.is_current;
    const expiresAt = isPrevious ? found.previous_expires_at : found.access_expires_at;
    if (expiresAt === null || expiresAt <= now) return isPrevious ? undefined : 'expired';
    await noteUse(db, sessionId, found.used_at ?? found.created_at, now);
    if (agencyId === null) return { kind: 'operator', userId, sessionId, username, nickname };
    const nodes = heldNodes(found);
    return { kind: 'member', userId, agencyId, sessionId, username, nickname, role, nodes };
  };
}

interface SessionUser extends Grants {
  session_id: number;
  is_current: boolean;
  access_expires_at: Date;
  previous_expires_at: Date | null;
  created_at: Date;
  used_at: Date | null;
  user_id: number;
  agency_id: number | null;
  username: string;
  nickname: string;
}

/** Asked before every other call, so the database reads the statement once and then knows it by its name. */
async function findSessionUser(pool: Pool, hash: Buffer): Promise<SessionUser | undefined> {
  const { rows } = await pool.query<SessionUser>({ name: 'session user', text: sessionUser, values: [hash] });
  return rows[0];
}

const sessionUser = `
  SELECT s.id AS session_id, s.access_hash = $1 AS is_current, s.access_expires_at, s.previous_expires_at,
    s.created_at, session_uses.used_at, u.id AS user_id, u.agency_id, u.username, u.nickname, u.role, u.nodes,
    u.products
  FROM sessions s
  JOIN users u ON u.id = s.user_id
  LEFT JOIN session_uses ON session_uses.session_id = s.id
  WHERE (s.access_hash = $1 OR s.previous_hash = $1) AND s.ended_at IS NULL AND u.disabled_at IS NULL`;
