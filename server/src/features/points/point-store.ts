import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import type { Page } from '../../platform/list/page.ts';
import { updateOfScore } from '../people/people.ts';

/** A movement of a user's points. */
export interface PointEntry {
  id: number;
  event: string;
  amount: number;
  before: number;
  after: number;
  created_at: Date;
  order_id: number;
  order_sn: string;
  order_product: string;
  title_zh: string;
  title_en: string;
}

/**
 * Books on a user what an order's entries lack of the points it is to have; repeating it books nothing. One statement:
 * whoever completes an order of the same user waits from here on.
 */
export async function insertPoints(
  trx: Trx,
  entry: {
    userId: number;
    event: 'order_completed' | 'order_corrected';
    orderId: number;
    points: number;
    now: Date;
  },
): Promise<void> {
  const { userId, event, orderId, points, now } = entry;
  const lacking = sql`
    SELECT ${points}::bigint - coalesce(sum(amount), 0)::bigint FROM point_entries WHERE order_id = ${orderId}::bigint`;
  await sql`
    WITH moved AS (${updateOfScore(userId, lacking)})
    INSERT INTO point_entries (user_id, event, order_id, amount, before, after, created_at)
    SELECT id, ${event}, ${orderId}::bigint, amount, after - amount, after, ${now}::timestamptz
    FROM moved`.execute(trx);
}

/** A page of a user's movements, newest first. */
export async function listPointEntries(
  db: Db,
  userId: number,
  { after: [afterId] = [], fetch, offset }: Pick<Page<PointEntry>, 'after' | 'fetch' | 'offset'>,
): Promise<PointEntry[]> {
  const { rows } = await sql<PointEntry>`
    SELECT entry.id, entry.event, entry.amount, entry.before, entry.after, entry.created_at, entry.order_id,
      orders.sn AS order_sn, orders.product AS order_product, orders.title_zh, orders.title_en
    FROM (
      SELECT * FROM point_entries
      WHERE user_id = ${userId} AND (${afterId ?? null}::bigint IS NULL OR id < ${afterId ?? null}::bigint)
      ORDER BY id DESC LIMIT ${fetch} OFFSET ${offset}
    ) entry JOIN orders ON orders.id = entry.order_id
    ORDER BY entry.id DESC`.execute(db);
  return rows;
}

/** How many movements a user has, counted as far as lists count, and the points of now. */
export async function countPoints(db: Db, userId: number): Promise<{ count: number; score: number }> {
  const entries = sql`SELECT FROM point_entries WHERE user_id = ${userId}`;
  const { rows } = await sql<{ count: number; score: number }>`
    SELECT ${countOf(entries)} AS count, score FROM users WHERE id = ${userId}`.execute(db);
  return rows[0]!;
}

/** The user's points at the end of each day: those of now without what came after it. */
export async function listScores(db: Db, userId: number, dayEnds: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ score: number }>`
    SELECT (users.score - coalesce((
      SELECT sum(amount) FROM point_entries WHERE user_id = users.id AND created_at >= day.ends), 0))::bigint AS score
    FROM unnest(${dayEnds.map((end) => end.toISOString())}::timestamptz[]) WITH ORDINALITY AS day (ends, position)
    JOIN users ON users.id = ${userId}
    ORDER BY day.position`.execute(db);
  return rows.map(({ score }) => score);
}
