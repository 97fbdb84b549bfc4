import { deepStrictEqual } from 'node:assert';
import { addDays } from '@serai/contract/dates';
import type { Pool } from 'pg';
import type { BenchDatabase } from './bench-database.ts';
import { fillRides, type RidesSize, ridesSize } from './fill-rides.ts';
import { hotelQuestions, pathOf } from './hotel-question.ts';
import { httpCaller } from './http-caller.ts';
import { openSessions } from './members.ts';
import { below, fact, type Line } from './report.ts';
import { perSecond, timeSearches } from './time-searches.ts';
import type { Timing } from './timing.ts';

const callers = 16;
const days = 60;
const largestCity = 1;
const largestCars = 'cars, largest city';

/** A list that is asked for, and how many PostgreSQL says it holds. */
interface Asked {
  path: string;
  count: (pool: Pool) => Promise<number>;
}

/** The lists of cars and of transfers over HTTP, beside the list of hotels in the same run. */
export async function benchRides(
  database: BenchDatabase,
  url: string,
  say: (line: string) => void,
): Promise<Line[]> {
  const tokens = await openSessions(database.db, callers);
  const today = new Date().toISOString().slice(0, 10);
  await fillRides(database.pool, ridesSize, today);
  const lists = await rideLists(database, ridesSize, today);
  const hotels = hotelQuestions(largestCity, database.firstNight).map(pathOf);
  const lines: Line[] = [];
  for (const [name, asked] of lists) {
    say(`Rides: ${name}`);
    const total = await expectEqualCounts(database.pool, url, tokens[0]!, asked);
    const paths = asked.map(({ path }) => path);
    // Right beside each list, so that a machine that is busy for a while is busy for both.
    const hotelList = await timeSearches(url, tokens.slice(0, 1), hotels, 600);
    const one = await timeSearches(url, tokens.slice(0, 1), paths, 600);
    const hotelMany = await timeSearches(url, tokens, hotels, 1000);
    const many = await timeSearches(url, tokens, paths, 1000);
    const against = againstHotels(name === largestCars);
    lines.push(
      fact(`${name}: offers in the longest list`, total, '', 0),
      fact(`${name}: HTTP, 1 caller, p50`, one.timing.p50, 'ms'),
      below(`${name}: HTTP, 1 caller, p99`, one.timing.p99, 50, 'ms'),
      fact(`${name}: HTTP, ${callers} callers`, perSecond(many), 'searches/s', 0),
      ...against(`${name}: 1 caller`, one.timing, hotelList.timing),
      ...against(`${name}: ${callers} callers`, many.timing, hotelMany.timing),
    );
  }
  return lines;
}

/** How a list does beside the list of hotels; only that of the largest city's cars is as long as it. */
function againstHotels(isAim: boolean) {
  return (what: string, list: Timing, hotels: Timing): Line[] =>
    (['p50', 'p99'] as const).map((share) => {
      const line = `${what}, ${share} against the largest city's hotels`;
      const times = list[share] / hotels[share];
      return isAim ? below(line, times, 1, 'times') : fact(line, times, 'times');
    });
}

/** The lists that are asked for. */
export async function rideLists(
  { pool }: Pick<BenchDatabase, 'pool'>,
  { carCities }: RidesSize,
  today: string,
): Promise<[string, Asked[]][]> {
  return [
    [largestCars, carLists(1, today)],
    ['cars, smallest city', carLists(carCities, today)],
    ['transfers', await transferLists(pool, today)],
  ];
}

/** A day and a half from each of 60 days on, so that no answer is asked for twice in a row. */
function carLists(cityId: number, today: string): Asked[] {
  return Array.from({ length: days }, (_, at) => {
    const first = addDays(today, 2 + at * 3);
    const last = addDays(first, 1);
    const query = new URLSearchParams({
      pick_up_id: String(cityId),
      drop_off_id: String(cityId),
      pick_up_at: `${first}T08:00`,
      drop_off_at: `${last}T13:00`,
      adults: '2',
      children: '1',
      limit: '20',
    });
    return { path: `car/list?${query}`, count: (pool) => countCars(pool, cityId, first, last) };
  });
}

/** From an airport to a place, another pair and another day each time. */
async function transferLists(pool: Pool, today: string): Promise<Asked[]> {
  const { rows } = await pool.query<{ id: number; airport_id: number; zone_id: number }>(
    'SELECT id, airport_id, zone_id FROM transfer_places ORDER BY md5(id::text) LIMIT $1',
    [days],
  );
  return rows.map(({ id, airport_id, zone_id }, at) => {
    const day = addDays(today, 2 + at);
    const query = new URLSearchParams({
      mode: 'pick_up',
      airport_id: String(airport_id),
      flight_number: 'MU2031',
      place_id: String(id),
      flight_at: `${day}T14:20`,
      adults: '2',
    });
    return { path: `airport/list?${query}`, count: (pool) => countTransfers(pool, zone_id, day) };
  });
}

/** Three passengers fit into any car, two into any class, so one vehicle that is left is enough. */
async function countCars(pool: Pool, cityId: number, first: string, last: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM car_rates rate JOIN car_locations place ON place.id = rate.location_id
     JOIN vehicle_pools pool ON pool.id = rate.pool_id
     WHERE place.city_id = $1 AND NOT EXISTS (SELECT FROM vehicle_days sold WHERE sold.pool_id = pool.id
       AND day BETWEEN $2 AND $3 AND sold.sold >= pool.units)`,
    [cityId, first, last],
  );
  return rows[0]!.count;
}

async function countTransfers(pool: Pool, zoneId: number, day: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM transfer_rates rate JOIN vehicle_pools pool ON pool.id = rate.pool_id
     WHERE zone_id = $1 AND NOT EXISTS (SELECT FROM vehicle_days sold WHERE sold.pool_id = pool.id
       AND day = $2 AND sold.sold >= pool.units)`,
    [zoneId, day],
  );
  return rows[0]!.count;
}

/** Only lists that hold what PostgreSQL counts are worth timing. Answers how long the longest is. */
export async function expectEqualCounts(
  pool: Pool,
  url: string,
  token: string,
  asked: Asked[],
): Promise<number> {
  const caller = httpCaller(url, token);
  let longest = 0;
  for (const { path, count } of asked.slice(0, 10)) {
    const { list, total } = await caller.get(path);
    deepStrictEqual([path, total], [path, await count(pool)]);
    if (list.length === 0) throw new Error(`${path}: nothing to sell`);
    longest = Math.max(longest, total);
  }
  caller.close();
  return longest;
}
