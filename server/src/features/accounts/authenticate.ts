import { type Caller, type Db, heldNodes } from '../permissions/permissions.ts';
import { noteUse } from './session-uses.ts';
import { hashToken, isToken } from './tokens.ts';

/**
 * Who an access token belongs to, read anew for every request so that a changed role or an ended session takes
 * effect with the next one; 'expired' when it was somebody's, undefined when it is nobody's.
 */
export function authenticate(db: Db): (token: string, now: Date) => Promise<Caller | 'expired' | undefined> {
  return async (token, now) => {
    if (!isToken(token)) return undefined;
    const found = await findSessionUser(db, hashToken(token));
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

function findSessionUser(db: Db, hash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('session_uses', 'session_uses.session_id', 'sessions.id')
    .select([
      'sessions.id as session_id',
      'sessions.access_expires_at',
      'sessions.previous_expires_at',
      'sessions.created_at',
      'session_uses.used_at',
      'users.id as user_id',
      'users.agency_id',
      'users.username',
      'users.nickname',
      'users.role',
      'users.nodes',
      'users.products',
    ])
    .select((column) => column('sessions.access_hash', '=', hash).as('is_current'))
    .where((where) =>
      where.or([where('sessions.access_hash', '=', hash), where('sessions.previous_hash', '=', hash)]),
    )
    .where('sessions.ended_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}
