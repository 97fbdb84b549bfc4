import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { notifyStaff } from '../messages/messages.ts';
import { poolCapacity } from './vehicle-stock.ts';

/** An instant at which a pool has fewer vehicles than its orders hold. */
interface Shortage {
  poolId: number;
  pool: string;
  at: Date;
  tz: string;
  /** Number of missing vehicles. */
  short: number;
  /** Numbers of the orders that need a vehicle then. */
  orders: string[];
}

/**
 * Finds all future instants with more vehicles sold than the fleet has, after a vehicle was put out of
 * service or units were lowered. Notifies the desk of the orders and the number of missing vehicles: once,
 * and again if more are missing. Returns the number of instants reported. Idempotent, and safe to run in
 * several processes.
 */
export async function checkFleet(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const found = await findShortages(trx, now);
    const news = await recordNews(trx, found, now);
    for (const pool of new Set(news.map((each) => each.pool))) {
      const lines = news.filter((each) => each.pool === pool).map(lineOf);
      await notifyStaff(trx, {
        queue: 'desk',
        event: 'fleet_short',
        about: 'rides',
        facts: {
          pool,
          shortages_zh: lines.map(({ zh }) => zh).join('\n'),
          shortages_en: lines.map(({ en }) => en).join('\n'),
        },
        now,
      });
    }
    return news.length;
  });
}

/** The maximum is always reached when a vehicle sets off, so only those instants are checked. */
async function findShortages(trx: Trx, now: Date): Promise<Shortage[]> {
  const { rows } = await sql<Shortage>`
    SELECT pool.id AS "poolId", pool.code AS pool, instant.at, away.tz, away.vehicles - ${poolCapacity} AS short, away.orders
    FROM (SELECT DISTINCT pool_id, from_at AS at FROM vehicle_holds WHERE active AND to_at > ${now}) instant
    JOIN vehicle_pools pool ON pool.id = instant.pool_id
    CROSS JOIN LATERAL (
      SELECT sum(held.vehicles)::int AS vehicles, min(orders.tz) AS tz, array_agg(orders.sn ORDER BY orders.id) AS orders
      FROM vehicle_holds held JOIN orders ON orders.id = held.order_id
      WHERE held.pool_id = pool.id AND held.active AND held.from_at <= instant.at AND held.to_at > greatest(instant.at, ${now})
    ) away
    WHERE away.vehicles > ${poolCapacity}
    ORDER BY pool.id, instant.at`.execute(trx);
  return rows;
}

/** Stores the current shortages; returns those not reported yet. */
async function recordNews(trx: Trx, found: readonly Shortage[], now: Date): Promise<Shortage[]> {
  const kept = JSON.stringify(found.map(({ poolId, at, short }) => ({ pool_id: poolId, at, short })));
  const current = sql`jsonb_to_recordset(${kept}::jsonb) AS n(pool_id bigint, at timestamptz, short int)`;
  await sql`DELETE FROM pool_shortages old WHERE NOT EXISTS
    (SELECT FROM ${current} WHERE n.pool_id = old.pool_id AND n.at = old.at)`.execute(trx);
  const { rows } = await sql<{ pool_id: number; at: Date }>`
    INSERT INTO pool_shortages AS old (pool_id, at, short, told_at)
    SELECT pool_id, at, short, ${now}::timestamptz FROM ${current} ORDER BY pool_id, at
    ON CONFLICT (pool_id, at) DO UPDATE SET short = excluded.short, told_at = excluded.told_at
      WHERE old.short < excluded.short
    RETURNING pool_id, at`.execute(trx);
  const told = new Set(rows.map(({ pool_id, at }) => `${pool_id} ${at.getTime()}`));
  return found.filter(({ poolId, at }) => told.has(`${poolId} ${at.getTime()}`));
}

function lineOf({ at, tz, short, orders }: Shortage): { zh: string; en: string } {
  const when = localDateTime(at.getTime(), tz).replace('T', ' ');
  return {
    zh: `${when} 起缺 ${short} 辆：${orders.join('、')}`,
    en: `From ${when}, ${short} short: ${orders.join(', ')}`,
  };
}
