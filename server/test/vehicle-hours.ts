import { addDays } from '@serai/contract/dates';
import type { Db } from '../src/calls.ts';
import { instantAt, localDate } from '../src/domain/local-time.ts';
import { askAsOwner, type TestWorld } from './harness.ts';

let made = 1_000_000_000;

/**
 * Reads the maximum number of a pool's vehicles held at one time, per civil day at a place; days without any
 * are left out.
 */
export async function readSoldDays(
  db: Db,
  poolId: number,
  tz = 'Asia/Yangon',
): Promise<Record<string, number>> {
  const holds = await db
    .selectFrom('vehicle_holds')
    .select(['from_at', 'to_at', 'vehicles'])
    .where('pool_id', '=', poolId)
    .where('active', '=', true)
    .execute();
  const days = holds.flatMap(({ from_at, to_at }) => daysOf(from_at.getTime(), to_at.getTime(), tz));
  const sold: Record<string, number> = {};
  for (const day of [...new Set(days)].sort()) {
    const [from, to] = [instantAt(`${day}T00:00`, tz), instantAt(`${addDays(day, 1)}T00:00`, tz)];
    const onDay = holds.filter(({ from_at, to_at }) => from_at.getTime() < to && to_at.getTime() > from);
    // The maximum is reached at an instant at which a rental starts.
    const starts = onDay.map(({ from_at }) => Math.max(from_at.getTime(), from));
    const awayAt = (at: number) =>
      onDay
        .filter(({ from_at, to_at }) => from_at.getTime() <= at && to_at.getTime() > at)
        .reduce((sum, { vehicles }) => sum + vehicles, 0);
    sold[day] = Math.max(...starts.map(awayAt));
  }
  return sold;
}

/** Like `readSoldDays`, as one line per day. */
export async function listSoldDays(db: Db, poolId: number): Promise<string[]> {
  return Object.entries(await readSoldDays(db, poolId)).map(([day, sold]) => `${day} ${sold}`);
}

/** Holds vehicles of a pool for a whole civil day, for orders that do not exist. */
export async function sellDays(
  world: Pick<TestWorld, 'db' | 'owner'>,
  sold: readonly { pool_id: number; day: string; sold: number }[],
  tz = 'Asia/Yangon',
): Promise<void> {
  await askAsOwner(
    world.owner,
    'ALTER TABLE vehicle_holds DROP CONSTRAINT IF EXISTS vehicle_holds_order_id_fkey',
  );
  const holds = sold
    .filter((each) => each.sold > 0)
    .map(({ pool_id, day, sold: vehicles }) => ({
      order_id: ++made,
      pool_id,
      from_at: new Date(instantAt(`${day}T00:00`, tz)),
      to_at: new Date(instantAt(`${addDays(day, 1)}T00:00`, tz)),
      vehicles,
    }));
  if (holds.length > 0) await world.db.insertInto('vehicle_holds').values(holds).execute();
}

function daysOf(from: number, to: number, tz: string): string[] {
  const [first, last] = [localDate(from, tz), localDate(to - 1, tz)];
  const days = [first];
  while (days.at(-1)! < last) days.push(addDays(days.at(-1)!, 1));
  return days;
}
