import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** How long running requests may still use the token before the last renewal. */
const PREVIOUS_LIFE_MS = 60_000;

export async function insertSession(
  trx: Trx,
  session: {
    userId: number;
    accessHash: Buffer;
    accessExpiresAt: Date;
    keep: boolean;
    ip: string;
    agent: string;
    now: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      access_hash: session.accessHash,
      access_expires_at: session.accessExpiresAt,
      keep: session.keep,
      ip: session.ip,
      agent: session.agent,
      created_at: session.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRefreshToken(
  trx: Trx,
  token: { hash: Buffer; sessionId: number; expiresAt: Date; now: Date },
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({
      hash: token.hash,
      session_id: token.sessionId,
      expires_at: token.expiresAt,
      created_at: token.now,
    })
    .execute();
}

/** Locks a refresh token and its session, so that concurrent requests with the same token are serialised. */
export async function lockRefreshToken(trx: Trx, hash: Buffer) {
  return trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('agencies', 'agencies.id', 'users.agency_id')
    .select([
      'refresh_tokens.expires_at',
      'refresh_tokens.used_at',
      'sessions.id as session_id',
      'sessions.user_id',
      'sessions.created_at as logged_in_at',
      'sessions.ended_at',
      'sessions.password_changed',
      'sessions.refresh_secret',
      'users.disabled_at',
      'agencies.blocked_at',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .forUpdate(['refresh_tokens', 'sessions'])
    .executeTakeFirst();
}

/** Whether the token is still the last of its chain. */
export async function findUnusedRefreshToken(trx: Trx, hash: Buffer): Promise<boolean> {
  const token = await trx
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return token !== undefined;
}

export async function updateRefreshTokenUsed(trx: Trx, hash: Buffer, now: Date): Promise<void> {
  await trx.updateTable('refresh_tokens').set({ used_at: now }).where('hash', '=', hash).execute();
}

/** Sets a session's next access token; the previous one stays valid for another minute. */
export async function updateSessionAccess(
  trx: Trx,
  sessionId: number,
  accessHash: Buffer,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  const previousUntil = new Date(now.getTime() + PREVIOUS_LIFE_MS);
  await trx
    .updateTable('sessions')
    .set({
      previous_hash: sql`access_hash`,
      previous_expires_at: sql`least(access_expires_at, ${previousUntil}::timestamptz)`,
      access_hash: accessHash,
      access_expires_at: expiresAt,
    })
    .where('id', '=', sessionId)
    .execute();
}

export async function updateSessionEnded(db: Db | Trx, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Finds the session of a refresh token, used or not. */
export async function findSessionOfRefreshToken(db: Db, hash: Buffer): Promise<number | undefined> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return token?.session_id;
}

/** SQL condition for an unfinished row of `sessions`: one of its tokens is still valid or can be renewed. */
export function isUsable(now: Date) {
  return sql<boolean>`(sessions.access_expires_at > ${now} OR EXISTS (
    SELECT FROM refresh_tokens
    WHERE session_id = sessions.id AND used_at IS NULL AND expires_at > ${now}))`;
}

/** Whether a token, current or previous, belongs to a session that ended because its user's password changed. */
export async function isEndedByPassword(db: Db, hash: Buffer): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where((eb) => eb.or([eb('access_hash', '=', hash), eb('previous_hash', '=', hash)]))
    .where('password_changed', '=', true)
    .executeTakeFirst();
  return session !== undefined;
}

/** Deletes sessions that ended before the given instant; returns their number. */
export async function purgeSessions(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM sessions WHERE greatest(access_expires_at,
      (SELECT max(expires_at) FROM refresh_tokens WHERE session_id = sessions.id)) < ${before}
      OR ended_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Returns the expiry of the access token for each of these sessions that is open, whose user is enabled and whose
 * agency is not blocked.
 */
export async function findSessionEnds(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('agencies', 'agencies.id', 'users.agency_id')
    .select(['sessions.id', 'sessions.access_expires_at'])
    .where(sql<boolean>`sessions.id = ANY(${[...ids]}::bigint[])`)
    .where('sessions.ended_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('agencies.blocked_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, access_expires_at }) => [id, access_expires_at]));
}
