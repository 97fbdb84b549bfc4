import type { Pool } from 'pg';
import type { Grants } from '../permissions/permissions.ts';

/** An open session of an enabled user, whose agency is not blocked, found by one of its tokens. */
export interface SessionUser extends Grants {
  session_id: number;
  /** False if the token is the one before the last renewal. */
  is_current: boolean;
  access_expires_at: Date;
  previous_expires_at: Date | null;
  created_at: Date;
  used_at: Date | null;
  user_id: number;
  agency_id: number | null;
  username: string;
  nickname: string;
  /** Code of the role; null for members of agencies. */
  staff_role: string | null;
  /** Nodes stored with the role; null for built-in roles. */
  staff_nodes: string[] | null;
  /** Countries that the role is limited to; null for all. */
  staff_countries: string[] | null;
  /** Ids of the selling companies that the role is limited to; null for all. */
  staff_sellers: number[] | null;
  /** Queues that the role is limited to; null for all. */
  staff_queues: string[] | null;
}

interface Asker {
  hash: Buffer;
  resolve(found: SessionUser | undefined): void;
  reject(error: unknown): void;
}

/**
 * Creates a finder of sessions by token hash. All callers within one turn of the event loop share one
 * statement, which starts after all of them have asked: a busy portal queries once for many requests, and
 * each still sees the current state. No caller waits for a statement that started earlier.
 */
export function findSessionUsers(pool: Pool): (hash: Buffer) => Promise<SessionUser | undefined> {
  let askers: Asker[] = [];
  const ask = async () => {
    const asked = askers;
    askers = [];
    try {
      const values = [asked.map(({ hash }) => hash)];
      const { rows } = await pool.query<SessionUser & { place: number }>({ name, text, values });
      const found = new Map(rows.map((row) => [row.place, row]));
      asked.forEach(({ resolve }, at) => {
        resolve(found.get(at + 1));
      });
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (hash) =>
    new Promise((resolve, reject) => {
      if (askers.push({ hash, resolve, reject }) === 1) setImmediate(ask);
    });
}

/** Sent before every other call, so it is a named statement that the database parses only once. */
const name = 'session users';
const text = `
  SELECT asked.place::int, s.id AS session_id, s.access_hash = asked.hash AS is_current, s.access_expires_at,
    s.previous_expires_at, s.created_at, session_uses.used_at, u.id AS user_id, u.agency_id, u.username, u.nickname,
    u.role, u.nodes, u.products, u.staff_role, staff_roles.nodes AS staff_nodes,
    staff_roles.countries AS staff_countries, staff_roles.sellers AS staff_sellers,
    staff_roles.queues AS staff_queues
  FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (hash, place)
  JOIN sessions s ON s.access_hash = asked.hash OR s.previous_hash = asked.hash
  JOIN users u ON u.id = s.user_id
  LEFT JOIN agencies ON agencies.id = u.agency_id
  LEFT JOIN staff_roles ON staff_roles.code = u.staff_role
  LEFT JOIN session_uses ON session_uses.session_id = s.id
  WHERE s.ended_at IS NULL AND u.disabled_at IS NULL AND agencies.blocked_at IS NULL`;
