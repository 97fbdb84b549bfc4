import type { Pool } from 'pg';
import type { Caller, Db } from '../../calls.ts';
import type { DeadToken } from '../../platform/http/dead-token.ts';
import { staffNodesOf, staffScopeOf } from '../people/people.ts';
import { heldNodes } from '../permissions/permissions.ts';
import { findSessionUsers } from './find-session-users.ts';
import { isEndedByPassword } from './session-store.ts';
import { recordUse } from './session-uses.ts';
import { hashToken, isToken } from './tokens.ts';

/**
 * Resolves an access token to its caller, from the database for every request, so that a changed role or an
 * ended session takes effect with the next one. Returns a dead token if it was valid once, undefined if it
 * never was.
 */
export function authenticate(
  db: Db,
  pool: Pool,
): (token: string, now: Date) => Promise<Caller | DeadToken | undefined> {
  const findSessionUser = findSessionUsers(pool);
  return async (token, now) => {
    if (!isToken(token)) return undefined;
    const hash = hashToken(token);
    const found = await findSessionUser(hash);
    if (!found) return (await isEndedByPassword(db, hash)) ? 'password_changed' : undefined;
    const { session_id: sessionId, user_id: userId, agency_id: agencyId, username, nickname, role } = found;
    const isPrevious = !found.is_current;
    const expiresAt = isPrevious ? found.previous_expires_at : found.access_expires_at;
    if (expiresAt === null || expiresAt <= now) return isPrevious ? undefined : 'token_expired';
    await recordUse(db, sessionId, found.used_at ?? found.created_at, now);
    if (found.staff_role !== null) {
      const { staff_role, staff_countries: countries, staff_sellers: sellers, staff_queues: queues } = found;
      const stored = { countries, sellers, queues };
      const nodes = staffNodesOf(staff_role, found.staff_nodes, stored);
      const scope = staffScopeOf(stored);
      return { kind: 'operator', userId, sessionId, username, nickname, role: staff_role, nodes, scope };
    }
    if (agencyId === null) throw new Error(`User ${userId} belongs to nobody`);
    const nodes = heldNodes(found);
    return { kind: 'member', userId, agencyId, sessionId, username, nickname, role, nodes };
  };
}
