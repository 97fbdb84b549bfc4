import { addDays, nightsBetween } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import type { Change } from '../../platform/changes/change-reader.ts';
import type { Clock } from '../../platform/clock.ts';

/** Yesterday by UTC, for the date line runs through the world; a year ahead, and a rental that begins on its last day. */
const keptDays = 400;

interface PoolRow {
  id: number;
  units: number;
  /** Days after the first one kept on which something is sold, and how much; null for none. */
  days: number[] | null;
  sold: number[] | null;
}

interface Pool {
  units: number;
  /** By day after the first one kept. */
  sold: Uint16Array | undefined;
}

/** How many vehicles of each pool are left, in memory, following what is sold: for lists; who books asks the database. */
export class KeptStock implements Followed {
  private readonly db: Db;
  private readonly clock: Clock;
  private pools = new Map<number, Pool>();
  private firstDay = '';

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.db = db;
    this.clock = clock;
  }

  async load(): Promise<void> {
    const firstDay = this.firstDayNow();
    const pools = new Map<number, Pool>();
    for (const row of await this.read(firstDay, undefined)) pools.set(row.id, poolOf(row));
    [this.firstDay, this.pools] = [firstDay, pools];
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (this.firstDay !== this.firstDayNow()) return this.load();
    const ids = new Set(changes.flatMap(({ topic, id }) => (topic === 'vehicle_pools' ? id! : [])));
    if (ids.size === 0) return;
    const rows = await this.read(this.firstDay, [...ids]);
    for (const id of ids) this.pools.delete(id);
    for (const row of rows) this.pools.set(row.id, poolOf(row));
  }

  /** Counts for any pool how many can still be booked on every day of a span; a pool that is not sold has none. */
  countLeft(span: { firstDay: string; lastDay: string }): (poolId: number) => number {
    const from = nightsBetween(this.firstDay, span.firstDay);
    const to = nightsBetween(this.firstDay, span.lastDay);
    return (poolId) => {
      const pool = this.pools.get(poolId);
      if (!pool) return 0;
      let most = 0;
      if (pool.sold) for (let day = from; day <= to; day++) most = Math.max(most, pool.sold[day] ?? 0);
      return Math.max(pool.units - most, 0);
    };
  }

  private firstDayNow(): string {
    return addDays(this.clock.now().toISOString().slice(0, 10), -1);
  }

  /** Pools that are sold, those of some ids or all. */
  private async read(firstDay: string, ids: readonly number[] | undefined): Promise<PoolRow[]> {
    const chosen = ids ? sql`AND pool.id = ANY(${[...ids]}::bigint[])` : sql``;
    const { rows } = await sql<PoolRow>`
      SELECT pool.id, pool.units, json_agg(day - ${firstDay}::date) FILTER (WHERE sold > 0) AS days,
        json_agg(sold) FILTER (WHERE sold > 0) AS sold
      FROM vehicle_pools pool
      LEFT JOIN vehicle_days ON pool_id = pool.id AND day - ${firstDay}::date BETWEEN 0 AND ${keptDays - 1}::int
      WHERE pool.active ${chosen}
      GROUP BY pool.id`.execute(this.db);
    return rows;
  }
}

function poolOf({ units, days, sold }: PoolRow): Pool {
  if (!days || !sold) return { units, sold: undefined };
  const byDay = new Uint16Array(keptDays);
  days.forEach((day, at) => {
    byDay[day] = sold[at]!;
  });
  return { units, sold: byDay };
}
