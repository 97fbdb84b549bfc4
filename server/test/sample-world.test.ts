import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@serai/contract/dates';
import type { HotelListItem } from '@serai/contract/hotels/hotels';
import { type Cancellation, cancellationKinds } from '@serai/contract/orders/cancellation';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportWorld } from '../src/composition/export-world.ts';
import { importWorld } from '../src/composition/import-world.ts';
import { projectRoot } from '../src/platform/env/project-root.ts';
import { copyWithFewHotels } from './acceptance/few-hotels.ts';
import { openTestWorld, type TestWorld } from './harness.ts';
import { isAssurance } from './reliability/figure.ts';

let world: TestWorld;
let cities: number[];
/** The others are sold for a supplier, to which this portal is not connected. */
let quotable: Set<number>;

const day = '2026-11-25';
/**
 * Instants over one day, for a portal that sells from Yangon to Bangkok, and the number of nights ahead to
 * search at each.
 */
const instants = [
  ['00:30', 1],
  ['04:29', 0],
  ['07:31', 1],
  ['11:29', 3],
  ['11:31', 3],
  ['23:00', 2],
] as const;

let loaded: Awaited<ReturnType<typeof importWorld>>;

beforeAll(async () => {
  world = await openTestWorld();
  world.clock.set(`${day}T00:00:00Z`);
  loaded = await importWorld(world.db, join(projectRoot, 'tools/world'), { today: day });
  expect(loaded.faults).toEqual([]);
  await world.app.memory.refresh();
  const own = await world.db.selectFrom('hotels').select('id').where('supplier', 'is', null).execute();
  quotable = new Set(own.map(({ id }) => id));
  const rows = await world.db.selectFrom('destinations').select('id').where('kind', '=', 'city').execute();
  cities = rows.map(({ id }) => id);
});
afterAll(() => world.close());

const count = async (table: string) => {
  const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(world.db);
  return Number(rows[0]!.n);
};

test('sample world: import → every row is loaded', async () => {
  const { changed, tallies } = loaded;
  expect(changed.hotels).toBeGreaterThanOrEqual(300);
  expect(tallies).toMatchObject({ 'airports.csv': { rows: 12 } });
  expect(await count('vehicles')).toBe(tallies['vehicles.csv']!.rows);
  // Every unit sold is a vehicle, and a driver at its base can drive it.
  const { rows: short } = await sql<{ code: string }>`
    SELECT pool.code FROM vehicle_pools pool LEFT JOIN vehicles ON vehicles.pool_id = pool.id
     GROUP BY pool.id HAVING count(vehicles.id) <> pool.units
    UNION ALL
    SELECT base.code FROM bases base
     WHERE (SELECT count(*) FROM drivers WHERE base_id = base.id AND base.language = ANY(languages)
         AND phone ~ '^[+](95 9|86 1|66 8)') <> (SELECT count(*) FROM vehicles WHERE base_id = base.id)`.execute(
    world.db,
  );
  expect(short).toEqual([]);
  expect(await count('transfer_rates')).toBe(tallies['transfer-rates.csv']!.rows);
  expect(await count('car_rates')).toBe(tallies['car-rates.csv']!.rows);
  const unsold = await sql<{ n: string }>`
    SELECT count(*) AS n FROM (SELECT seasons FROM car_rates UNION ALL SELECT seasons FROM transfer_rates) r
     WHERE seasons = '[]'`.execute(world.db);
  expect(Number(unsold.rows[0]!.n)).toBe(0);
});

test('sample world: export → equals the import, and holds every imported row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serai-exported-'));
  try {
    const whole = join(folder, 'whole');
    await mkdir(whole);
    const written = await exportWorld(world.db, whole);
    // A list is exported in as few rows as possible, any other file with the rows that were imported.
    for (const [name, { rows, added }] of Object.entries(loaded.tallies))
      expect([name, written[name]]).toEqual([name, added === undefined ? expect.any(Number) : rows]);
    const few = join(folder, 'few');
    // `npm test` imports the export of a sixth of the hotels, the assurance run that of all.
    if (!isAssurance) await copyWithFewHotels(few, whole);
    const again = await importWorld(world.db, isAssurance ? whole : few, { today: day });
    expect(again).toMatchObject({ faults: [], changedInAll: 0 });
    expect(again.tallies['hotels.csv']!.rows).toBeGreaterThan(50);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

const get = async (path: string, input: object) => {
  const { code, data } = await world.call('GET', path, input, { as: 'owner' });
  expect([path, code]).toEqual([path, 1]);
  return data;
};

async function listAll(cityId: number, stay: object, filters: object): Promise<HotelListItem[]> {
  const asked = { destination_type: 'city', destination_id: cityId, ...stay, filters, limit: 100 };
  const { list, total } = await get('hotel/list', asked);
  const rest = total > list.length ? (await get('hotel/list', { ...asked, page: 2 })).list : [];
  return [...list, ...rest];
}

test.each(instants)('cancellation: badge, filter, count and quote → agree at %s', async (time, ahead) => {
  world.clock.set(`${day}T${time}:00Z`);
  const stay = {
    check_in: addDays(day, ahead),
    check_out: addDays(day, ahead + 2),
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  };
  const turn = instants.findIndex(([each]) => each === time);
  const seen = new Set<Cancellation>();
  // `npm test` tries each city at one of the instants, the assurance run at all of them.
  for (const [at, cityId] of cities.entries()) {
    if (!isAssurance && at % instants.length !== turn) continue;
    const all = await get('hotel/list', { destination_type: 'city', destination_id: cityId, ...stay });
    const counts = new Map(
      all.facets.cancellation.map((entry: { value: Cancellation; count: number }) => [
        entry.value,
        entry.count,
      ]),
    );
    const offering = new Map<number, Set<Cancellation>>();
    for (const kind of cancellationKinds) {
      const rows = await listAll(cityId, stay, { cancellation: [kind] });
      expect(rows.map(({ cancellation }) => cancellation)).toEqual(rows.map(() => kind));
      expect(rows.length).toBe(counts.get(kind) ?? 0);
      for (const { id } of rows) offering.set(id, (offering.get(id) ?? new Set()).add(kind));
      if (rows.length > 0) seen.add(kind);
    }
    expect(offering.size).toBe(all.total);
    await compareHotels(offering, stay);
  }
  expect(seen.has('non_refundable')).toBe(true);
  expect(seen.has('free')).toBe(ahead > 0);
});

/** Compares hotel pages with their quotes; in `npm test` for a third of the hotels. */
async function compareHotels(offering: Map<number, Set<Cancellation>>, stay: object): Promise<void> {
  for (const [at, [id, kinds]] of [...offering].entries()) {
    if (!isAssurance && at % 3 !== 0) continue;
    const { rooms } = await get('hotel/detail', { id, ...stay });
    const rates = rooms.flatMap(
      (room: { rates: { rate_key: string; cancellation: Cancellation }[] }) => room.rates,
    );
    const shown = new Set(rates.map(({ cancellation }: { cancellation: Cancellation }) => cancellation));
    expect([id, shown]).toEqual([id, kinds]);
    for (const kind of quotable.has(id) ? kinds : []) {
      const rate = rates.find(({ cancellation }: { cancellation: Cancellation }) => cancellation === kind);
      const { data } = await world.call(
        'POST',
        'hotel/quote',
        { rate_key: rate.rate_key, ...stay },
        { as: 'owner' },
      );
      const fee = feeNow(data.policy.windows);
      expect([id, data.cancellation, fee === 0, fee === data.total_price.amount]).toEqual([
        id,
        kind,
        kind === 'free',
        kind === 'non_refundable',
      ]);
    }
  }
}

function feeNow(windows: { until: number | null; amount: number }[]): number {
  const now = world.clock.now().getTime() / 1000;
  return windows.find(({ until }) => until === null || now < until)!.amount;
}
