import type { Pool } from 'pg';
import { citySizes } from './city-sizes.ts';

/** The size of a catalogue; its nights begin on the day it is made. */
export interface CatalogueSize {
  cities: number;
  hotels: number;
  /** Number of hotels in the largest city. */
  largest: number;
  nights: number;
}

const roomsPerHotel = 3;
const plansPerRoom = 2;
const hotelsPerStatement = 10_000;

/** Fills an empty, migrated database; the triggers that announce changes are off meanwhile. */
export async function fillCatalogue(
  pool: Pool,
  { cities, hotels, largest, nights }: CatalogueSize,
  today: string,
  say: (line: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await client.query('SET statement_timeout = 0');
    await client.query('SET synchronous_commit = off');
    await client.query(fillCities, [cities]);
    await client.query(fillDistricts);
    await client.query(fillHotels, [citySizes(cities, hotels, largest)]);
    await client.query(fillRoomTypes);
    await client.query(fillRatePlans);
    say('  hotels, room types and rate plans are written; now their nights');
    await client.query(`INSERT INTO catalogue_horizon (open_until) VALUES ($1::date + $2::int)`, [
      today,
      nights - 1,
    ]);
    await client.query(makePatterns, [today, nights]);
    for (let first = 1; first <= hotels; first += hotelsPerStatement) {
      await client.query(fillRoomMonths, [first, first + hotelsPerStatement - 1]);
      await client.query(fillRateMonths, [first, first + hotelsPerStatement - 1]);
    }
    // Sets the sequences like an import: the next ids follow those written here.
    for (const table of ['destinations', 'hotels', 'room_types', 'rate_plans']) {
      await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT max(id) FROM ${table}))`, [
        table,
      ]);
    }
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    client.release(true);
  }
}

/** A pseudo-random number below `below`, the same in every run. */
function drawn(seed: string, below: number): string {
  return `((hashint8((${seed})::bigint) & 2147483647) % ${below})`;
}

/** Ids from 1 on, largest city first. */
const fillCities = `
  INSERT INTO destinations (id, code, kind, country_code, tz, name_zh, name_en, latitude, longitude)
  OVERRIDING SYSTEM VALUE
  SELECT at, 'city-' || at, 'city', 'MM', 'Asia/Yangon', '基准城' || at, 'Benchville ' || at,
    10 + at % 25, 60 + at % 70
  FROM generate_series(1, $1::int) at`;

const fillDistricts = `
  INSERT INTO destinations (id, code, kind, city_id, country_code, tz, name_zh, name_en, latitude, longitude)
  OVERRIDING SYSTEM VALUE
  SELECT 1000 + city.id * 4 + part, 'district-' || city.id || '-' || part, 'district', city.id, 'MM', city.tz,
    city.name_zh || part || '区', city.name_en || ' District ' || part, city.latitude, city.longitude
  FROM destinations city, generate_series(0, 3) part`;

/** The hotels of a city are scattered over the table, as after years of imports. */
const fillHotels = `
  INSERT INTO hotels (id, code, city_id, district_id, name_zh, name_en, address_zh, address_en, phone, zip, email,
    star, latitude, longitude, facilities, opened_year, recommended, hot, views, listed_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, 'B' || id, city_id, 1000 + city_id * 4 + ${drawn('id', 4)}, '基准酒店' || id, 'Bench Hotel ' || id,
    '基准路' || id % 900 || '号', id % 900 || ' Bench Road', '+95 1 ' || id, '11181', 'stay' || id || '@hotel.example',
    1 + ${drawn('id + 1', 5)}, 10 + city_id % 25 + ${drawn('id + 2', 1000)} / 10000.0,
    60 + city_id % 70 + ${drawn('id + 3', 1000)} / 10000.0,
    (ARRAY['wifi', 'restaurant', 'bar', 'lift', 'laundry', 'parking', 'airport_shuttle', 'pool', 'gym', 'spa'])
      [1 + ${drawn('id + 4', 4)} : 6 + ${drawn('id + 5', 5)}],
    1990 + ${drawn('id + 6', 35)}, ${drawn('id + 7', 100)}, ${drawn('id + 8', 1000)}, ${drawn('id + 9', 50000)},
    timestamptz '2024-01-01' + ${drawn('id + 10', 900)} * interval '1 day'
  FROM (
    SELECT city_id, row_number() OVER (ORDER BY md5(city_id || '-' || n)) AS id
    FROM unnest($1::int[]) WITH ORDINALITY AS city (hotels, city_id), generate_series(1, hotels) n
  ) placed ORDER BY id`;

const fillRoomTypes = `
  INSERT INTO room_types (id, hotel_id, code, name_zh, name_en, size_m2, max_adults, max_children, max_guests, position)
  OVERRIDING SYSTEM VALUE
  SELECT hotel.id * ${roomsPerHotel} - ${roomsPerHotel} + at, hotel.id, 'R' || at,
    (ARRAY['标准房', '豪华房', '家庭房'])[at], (ARRAY['Standard Room', 'Deluxe Room', 'Family Room'])[at],
    20 + at * 6, (ARRAY[2, 2, 4])[at], (ARRAY[1, 2, 3])[at], (ARRAY[2, 3, 5])[at], at
  FROM hotels hotel, generate_series(1, ${roomsPerHotel}) at ORDER BY hotel.id, at`;

const fillRatePlans = `
  INSERT INTO rate_plans (id, hotel_id, room_type_id, code, meal, breakfasts, bed, policy, position)
  OVERRIDING SYSTEM VALUE
  SELECT room.id * ${plansPerRoom} - ${plansPerRoom} + at, room.hotel_id, room.id, 'P' || at,
    (ARRAY['room_only', 'breakfast'])[at], (ARRAY[0, 2])[at], (ARRAY['king', 'twin'])[1 + room.id % 2],
    CASE WHEN at = 2 THEN
      '{"rules": [{"until": {"daysBefore": 2, "time": "18:00"}, "fee": {"kind": "none"}},
        {"until": null, "fee": {"kind": "nights", "nights": 1}}], "noShow": {"kind": "percent", "percent": 100}}'
    ELSE
      '{"rules": [{"until": null, "fee": {"kind": "percent", "percent": 100}}], "noShow": {"kind": "percent", "percent": 100}}'
    END::jsonb, at
  FROM room_types room, generate_series(1, ${plansPerRoom}) at ORDER BY room.id, at`;

/** A thousand patterns of a year to choose from: a new array per row would take many times as long. */
const makePatterns = `
  CREATE TEMPORARY TABLE patterns AS
  SELECT k, date_trunc('month', night)::date AS month,
    array_agg(CASE WHEN open AND ${drawn('k * 1000 + day', 25)} > 0 THEN 2 + ${drawn('k * 7 + day', 9)} ELSE 0 END::smallint
      ORDER BY night) AS units,
    array_agg(0::smallint) AS sold,
    array_agg(CASE WHEN open THEN price ELSE 0 END ORDER BY night) AS room_only,
    array_agg(CASE WHEN open THEN price + 900 ELSE 0 END ORDER BY night) AS breakfast
  FROM (
    SELECT k, night, (night - $1::date) AS day, night >= $1::date AND night < $1::date + $2::int AS open,
      (2000 + ${drawn('k', 300)} * 100) * CASE WHEN extract(isodow FROM night) >= 5 THEN 12 ELSE 10 END / 10
        + ${drawn('k * 31 + (night - $1::date)', 7)} * 50 AS price
    FROM generate_series(0, 999) k, (
      SELECT day::date AS night FROM generate_series(date_trunc('month', $1::date),
        date_trunc('month', $1::date + $2::int - 1) + interval '1 month - 1 day', interval '1 day') day) nights
  ) priced GROUP BY k, month`;

const fillRoomMonths = `
  INSERT INTO room_months (room_type_id, month, hotel_id, units, sold)
  SELECT room.id, month, room.hotel_id, units, sold
  FROM room_types room JOIN patterns ON k = ${drawn('room.id', 1000)}
  WHERE room.hotel_id BETWEEN $1 AND $2 ORDER BY room.id, month`;

const fillRateMonths = `
  INSERT INTO rate_months (rate_plan_id, month, hotel_id, prices)
  SELECT plan.id, month, plan.hotel_id, CASE meal WHEN 'breakfast' THEN breakfast ELSE room_only END
  FROM rate_plans plan JOIN patterns ON k = ${drawn('plan.room_type_id * 3', 1000)}
  WHERE plan.hotel_id BETWEEN $1 AND $2 ORDER BY plan.id, month`;
