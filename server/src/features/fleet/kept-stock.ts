import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import type { Change } from '../../platform/changes/change-reader.ts';
import type { Clock } from '../../platform/clock.ts';
import { loadDistances, noDistances } from './distance-store.ts';
import { awayFor, type Distances, type Journey } from './journey.ts';
import { poolCapacity } from './vehicle-stock.ts';

interface PoolRow {
  id: number;
  units: number;
  /** Holds: start, exclusive end (epoch seconds) and number of vehicles; null if none. */
  holds: [from: number, to: number, vehicles: number][] | null;
}

interface Pool {
  units: number;
  held: Held | undefined;
}

/** Vehicles away from each instant (epoch seconds) until the next one. */
interface Held {
  at: Uint32Array;
  vehicles: Uint16Array;
}

/**
 * In-memory count of vehicles left per pool, following sales. For lists only; bookings query the database.
 */
export class KeptStock implements Followed {
  private readonly db: Db;
  private readonly clock: Clock;
  private pools = new Map<number, Pool>();
  private distances: Distances = noDistances;

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.db = db;
    this.clock = clock;
  }

  async load(): Promise<void> {
    const distances = await loadDistances(this.db);
    const pools = new Map<number, Pool>();
    for (const row of await this.read(undefined)) pools.set(row.id, poolOf(row));
    [this.distances, this.pools] = [distances, pools];
  }

  async apply(changes: readonly Change[]): Promise<void> {
    // Changes of bases and routes are notified under these topics.
    if (changes.some(({ topic }) => topic === 'cars' || topic === 'transfers'))
      this.distances = await loadDistances(this.db);
    const ids = new Set(changes.flatMap(({ topic, id }) => (topic === 'vehicle_pools' ? id! : [])));
    if (ids.size === 0) return;
    const rows = await this.read([...ids]);
    for (const id of ids) this.pools.delete(id);
    for (const row of rows) this.pools.set(row.id, poolOf(row));
  }

  /** Returns a function that counts a pool's vehicles left for a journey; 0 for a pool that is not sold. */
  countLeft(journey: Journey): (poolId: number) => number {
    const away = awayFor(journey, this.distances);
    const [from, to] = [away.from.getTime() / 1000, away.to.getTime() / 1000];
    return (poolId) => {
      const pool = this.pools.get(poolId);
      return pool ? Math.max(pool.units - maxHeld(pool.held, from, to), 0) : 0;
    };
  }

  /** Loads the sold pools, by ids or all, with their current and future holds. */
  private async read(ids: readonly number[] | undefined): Promise<PoolRow[]> {
    const chosen = ids ? sql`AND pool.id = ANY(${[...ids]}::bigint[])` : sql``;
    const { rows } = await sql<PoolRow>`
      SELECT pool.id, ${poolCapacity} AS units, json_agg(json_build_array(floor(extract(epoch FROM from_at))::int8,
        ceil(extract(epoch FROM to_at))::int8, vehicles)) FILTER (WHERE vehicles IS NOT NULL) AS holds
      FROM vehicle_pools pool
      LEFT JOIN vehicle_holds held ON held.pool_id = pool.id AND held.active AND held.to_at > ${this.clock.now()}
      WHERE pool.active ${chosen}
      GROUP BY pool.id`.execute(this.db);
    return rows;
  }
}

function poolOf({ units, holds }: PoolRow): Pool {
  if (!holds) return { units, held: undefined };
  const changes = holds.flatMap(([from, to, vehicles]) => [
    [from, vehicles] as const,
    [to, -vehicles] as const,
  ]);
  // A vehicle that returns at an instant is available to a journey that starts then.
  changes.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const held: Held = { at: new Uint32Array(changes.length), vehicles: new Uint16Array(changes.length) };
  let away = 0;
  for (const [place, [at, change]] of changes.entries()) {
    away += change;
    held.at[place] = at;
    held.vehicles[place] = away;
  }
  return { units, held };
}

/** Maximum number of vehicles away at one time within a span. */
function maxHeld(held: Held | undefined, from: number, to: number): number {
  if (!held) return 0;
  let most = 0;
  for (let place = lastUpTo(held.at, from); place < held.at.length && held.at[place]! < to; place++)
    most = Math.max(most, held.vehicles[place]!);
  return most;
}

/** Index of the last instant that is not later; the first index if all are later. */
function lastUpTo(at: Uint32Array, instant: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at[middle]! <= instant) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, 0);
}
