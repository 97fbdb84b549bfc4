import { deepStrictEqual } from 'node:assert';
import { addDays } from '@serai/contract/dates';
import type { Pool } from 'pg';
import type { BenchDatabase } from './bench-database.ts';
import { type RidesSize, ridesSize } from './fill-rides.ts';
import { hotelQuestions, pathOf } from './hotel-question.ts';
import { httpCaller } from './http-caller.ts';
import { openSessions } from './members.ts';
import { below, fact, type Line } from './report.ts';
import { perSecond, timeSearches } from './time-searches.ts';
import type { Timed } from './timing.ts';

const callers = 16;
const days = 60;
const largestCity = 1;
const largestCars = 'cars, largest city';

/** A list, and its content by PostgreSQL: rate, total and vehicles left of each offer. */
interface Asked {
  path: string;
  answer: (pool: Pool) => Promise<string[]>;
}

/**
 * Measures the lists of cars and transfers over HTTP beside the list of hotels in the same run; `fillRides`
 * must run before.
 */
export async function benchRides(
  database: BenchDatabase,
  url: string,
  say: (line: string) => void,
): Promise<Line[]> {
  const tokens = await openSessions(database.db, callers);
  const today = new Date().toISOString().slice(0, 10);
  const lists = await rideLists(database, ridesSize, today);
  const hotels = hotelQuestions(largestCity, database.firstNight).map(pathOf);
  const lines: Line[] = [];
  for (const [name, asked] of lists) {
    say(`Rides: ${name}`);
    const total = await expectEqualLists(database.pool, url, tokens[0]!, asked);
    const paths = asked.map(({ path }) => path);
    // Right beside each list, so that other load affects both.
    const hotelList = await timeSearches(url, tokens.slice(0, 1), hotels, 600);
    const one = await timeSearches(url, tokens.slice(0, 1), paths, 600);
    const hotelMany = await timeSearches(url, tokens, hotels, 1000);
    const many = await timeSearches(url, tokens, paths, 1000);
    lines.push(
      fact(`${name}: offers in the longest list`, total, '', 0),
      fact(`${name}: HTTP, 1 caller, p50`, one.timing.p50, 'ms'),
      below(`${name}: HTTP, 1 caller, p99`, one.timing.p99, 50, 'ms'),
      fact(`${name}: HTTP, ${callers} callers`, perSecond(many), 'searches/s', 0),
      ...againstHotels(`${name}: 1 caller`, one, hotelList),
      ...againstHotels(`${name}: ${callers} callers`, many, hotelMany),
    );
  }
  return lines;
}

/** Compares a list with that of the largest city's hotels: no slower, and no fewer per second. */
function againstHotels(what: string, list: Timed, hotels: Timed): Line[] {
  const of = "of the largest city's hotels";
  return [
    below(`${what}, p50 ${of}`, list.timing.p50 / hotels.timing.p50, 1, 'times'),
    below(`${what}, p99 ${of}`, list.timing.p99 / hotels.timing.p99, 1, 'times'),
    below(`${what}, time a search ${of}`, perSecond(hotels) / perSecond(list), 1, 'times'),
  ];
}

/** Returns the lists to request. */
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

/** A day and a half from each of 60 days on, so that no request is repeated in succession. */
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
    return { path: `car/list?${query}`, answer: (pool) => listCars(pool, cityId, first, last) };
  });
}

/** From an airport to a place, with a different pair and day each time. */
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
    return { path: `airport/list?${query}`, answer: (pool) => listTransfers(pool, zone_id, day) };
  });
}

/** The season of a rate on a date: the last of those that contain it. */
const seasonOn = (
  date: string,
) => `(SELECT season FROM jsonb_array_elements(rate.seasons) WITH ORDINALITY AS each (season, at),
  to_char(${date}::date, 'MM-DD') AS day, LATERAL (SELECT season->>'from' AS first, season->>'to' AS last) AS span
  WHERE CASE WHEN first <= last THEN day BETWEEN first AND last ELSE day >= first OR day <= last END
  ORDER BY at DESC LIMIT 1)`;

/** Number of vehicles left in a rate's pool between two instants: holds of a pool never overlap. */
const unitsLeft = (from: string, to: string) => `(SELECT pool.units - coalesce(max(vehicles), 0)
  FROM vehicle_pools pool LEFT JOIN vehicle_holds held ON pool_id = pool.id AND held.active AND from_at < ${to}
    AND to_at > ${from}
  WHERE pool.id = rate.pool_id GROUP BY pool.units)`;

/**
 * Three passengers fit into any car. From eight to one o'clock of the next day a car costs a full day, plus a
 * half day or nineteen hours of overtime, whichever is cheaper.
 */
async function listCars(pool: Pool, cityId: number, first: string, last: string): Promise<string[]> {
  const { rows } = await pool.query<{ offer: string }>(
    `SELECT concat_ws(' ', rate.id, total, units) AS offer
     FROM car_rates rate JOIN car_locations place ON place.id = rate.location_id,
       LATERAL (SELECT ($2::date + time '08:00') AT TIME ZONE place.tz AS takes, ($3::date + time '13:00') AT TIME ZONE place.tz
         AS gives) span,
       LATERAL (SELECT ${unitsLeft('takes', 'gives')} AS units, ${seasonOn('$2')} AS first, ${seasonOn('$3')} AS last) found,
       LATERAL (SELECT (found.first->>'all')::int
         + least((found.last->>'half')::int, 19 * (found.first->>'overtime')::int) AS total) priced
     WHERE place.city_id = $1 AND units > 0 ORDER BY rate.position, total, rate.id`,
    [cityId, first, last],
  );
  return rows.map(({ offer }) => offer);
}

/** Two passengers fit into any class; the driver waits an hour for them and drives. */
async function listTransfers(pool: Pool, zoneId: number, day: string): Promise<string[]> {
  const { rows } = await pool.query<{ offer: string }>(
    `SELECT concat_ws(' ', rate.id, total, units) AS offer
     FROM transfer_rates rate JOIN vehicle_classes kind ON kind.id = rate.class_id
       JOIN transfer_zones zone ON zone.id = rate.zone_id JOIN airports ON airports.id = zone.airport_id,
       LATERAL (SELECT ($2::date + time '14:20') AT TIME ZONE airports.tz AS lands) landing,
       LATERAL (SELECT ${unitsLeft('lands', 'lands + make_interval(mins => 60 + zone.drive_minutes)')} AS units, (${seasonOn('$2')}->>'pick_up')::int AS total) found
     WHERE zone_id = $1 AND units > 0 ORDER BY total, kind.position, rate.id`,
    [zoneId, day],
  );
  return rows.map(({ offer }) => offer);
}

interface ListedOffer {
  rate_key: string;
  total_price: { amount: number };
  units_left: number;
}

/** Expects lists to equal PostgreSQL's before they are timed. Returns the length of the longest. */
export async function expectEqualLists(
  pool: Pool,
  url: string,
  token: string,
  asked: Asked[],
): Promise<number> {
  const caller = httpCaller(url, token);
  let longest = 0;
  for (const { path, answer } of asked.slice(0, 10)) {
    const list: ListedOffer[] = [];
    // Transfers are returned on one page.
    for (let total = 1, page = 1; list.length < total; page++) {
      const found = await caller.get(path.replace('limit=20', `limit=100&page=${page}`));
      list.push(...(found.list as ListedOffer[]));
      total = found.total;
    }
    const offers = list.map(({ rate_key, total_price, units_left }) => {
      return `${rate_key.split('-')[0]} ${total_price.amount} ${units_left}`;
    });
    deepStrictEqual([path, ...offers], [path, ...(await answer(pool))]);
    if (list.length === 0) throw new Error(`${path}: nothing to sell`);
    longest = Math.max(longest, list.length);
  }
  caller.close();
  return longest;
}
