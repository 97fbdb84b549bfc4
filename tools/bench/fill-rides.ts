import type { Pool } from 'pg';
import { citySizes } from './city-sizes.ts';

const models = 90;

/** The amount of what is sold besides rooms. */
export type RidesSize = Record<keyof typeof ridesSize, number>;

/** Everything the bench sells. Every pool of cars is sold under two rates, with two vehicles on average. */
export const ridesSize = {
  carCities: 60,
  carPools: 2_500,
  largestCity: 250,
  airports: 300,
  zones: 40,
  places: 3,
  classes: 6,
  days: 365,
};

/**
 * Refills cars and transfers, which takes seconds; days count from `today`. Existing ones are removed, with
 * their orders.
 */
export async function fillRides(pool: Pool, size: RidesSize, today: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SET synchronous_commit = off');
    // A trigger forbids emptying the history of rides.
    await client.query('SET session_replication_role = replica');
    await client.query(
      'TRUNCATE vehicle_classes, vehicle_pools, car_locations, airports RESTART IDENTITY CASCADE',
    );
    await client.query('SET session_replication_role = DEFAULT');
    await client.query(fillClasses, [size.classes]);
    await client.query(fillModels, [models]);
    await client.query(fillCities, [size.carCities]);
    await client.query(fillBranches);
    await client.query(fillCarPools, [citySizes(size.carCities, size.carPools, size.largestCity)]);
    await client.query(fillCarRates);
    await client.query(fillVehicles);
    await client.query(fillAirports, [size.airports]);
    await client.query(fillZones, [size.zones]);
    await client.query(fillPlaces, [size.places]);
    await client.query(fillTransferPools);
    await client.query(fillTransferRates);
    // The holds have no orders.
    await client.query('SET session_replication_role = replica');
    await client.query(fillHolds, [today, size.days]);
    await client.query('SET session_replication_role = DEFAULT');
    for (const table of ['vehicle_pools', 'vehicle_holds', 'car_locations', 'car_rates', 'airports']) {
      await client.query(`VACUUM ANALYZE ${table}`);
    }
    for (const table of ['transfer_zones', 'transfer_places', 'transfer_rates', 'vehicle_models']) {
      await client.query(`VACUUM ANALYZE ${table}`);
    }
  } finally {
    client.release(true);
  }
}

/** Free until 24 hours before, half until 6, then the full price. */
const policy = `'{"rules": [{"until": {"hoursBefore": 24}, "fee": {"kind": "none"}},
  {"until": {"hoursBefore": 6}, "fee": {"kind": "percent", "percent": 50}},
  {"until": null, "fee": {"kind": "percent", "percent": 100}}], "noShow": {"kind": "percent", "percent": 100}}'::jsonb`;

/** Prices based on the all-day price in the normal season. */
function season(from: string, to: string, factor: number): string {
  return `jsonb_build_object('from', '${from}', 'to', '${to}', 'half', round(price * 0.6 * ${factor})::int,
    'all', round(price * ${factor})::int, 'overtime', round(price * 0.1 * ${factor})::int)`;
}

const bodies = `ARRAY['sedan', 'suv', 'mpv', 'van', 'minibus', 'coach']`;
const seats = 'ARRAY[3, 5, 6, 10, 18, 40]';
const zones = `ARRAY['Asia/Yangon', 'Asia/Shanghai', 'Asia/Bangkok', 'Europe/Paris', 'America/New_York']`;

const fillClasses = `
  INSERT INTO vehicle_classes (code, name_zh, name_en, body, seats, bags, position)
  SELECT 'class-' || at, '级别' || at, 'Class ' || at, (${bodies})[at], (${seats})[at], at, at
  FROM generate_series(1, $1::int) at`;

const fillModels = `
  INSERT INTO vehicle_models (code, class_id, name_zh, name_en, body, seats, bags, energy, drivetrain, position)
  SELECT 'model-' || at, kind.id, '车型' || at, 'Model ' || at, kind.body, kind.seats, kind.bags,
    (ARRAY['petrol', 'diesel', 'hybrid', 'electric'])[1 + at % 4],
    (ARRAY['two_wheel', 'two_wheel', 'four_wheel'])[1 + at % 3], at
  FROM generate_series(1, $1::int) at JOIN vehicle_classes kind ON kind.id = 1 + at % 6`;

/** Ids 1 to 60, the largest city first. */
const fillCities = `
  INSERT INTO car_locations (code, kind, country_code, tz, name_zh, name_en, position)
  SELECT 'city-' || at, 'city', 'MM', 'Asia/Yangon', '租车城' || at, 'Carville ' || at, at
  FROM generate_series(1, $1::int) at`;

const fillBranches = `
  INSERT INTO car_locations (code, kind, city_id, country_code, tz, name_zh, name_en, position)
  SELECT city.code || '-' || branch, branch, city.id, 'MM', city.tz, city.name_zh || branch,
    city.name_en || ' ' || branch, at
  FROM car_locations city, unnest(ARRAY['downtown', 'airport', 'station']) WITH ORDINALITY AS branches (branch, at)
  ORDER BY city.id, at`;

/** The pool's code shows its purpose: models at the branches of a city in turns. */
const fillCarPools = `
  INSERT INTO vehicle_pools (code, units)
  SELECT 'car-' || branch.id || '-' || 1 + (n / 3) % ${models}, 1 + (n * 7 + city_id) % 3
  FROM unnest($1::int[]) WITH ORDINALITY AS city (pools, city_id), generate_series(0, pools - 1) n
  JOIN LATERAL (SELECT id FROM car_locations WHERE car_locations.city_id = city.city_id ORDER BY id
    OFFSET n % 3 LIMIT 1) branch ON true
  ORDER BY md5(branch.id || '-' || n)`;

const fillCarRates = `
  INSERT INTO car_rates (code, location_id, model_id, pool_id, km_per_day, extra_km_amount, included,
    chinese_driver_amount, policy, seasons, position)
  SELECT pool.code || '-' || way, split_part(pool.code, '-', 2)::int, split_part(pool.code, '-', 3)::int, pool.id,
    CASE WHEN way = 1 THEN 120 END, CASE WHEN way = 1 THEN 30 END, ARRAY['fuel', 'driver_meals', 'insurance'], 1500,
    ${policy},
    jsonb_build_array(${season('01-01', '12-31', 1)}, ${season('04-10', '04-20', 1.4)}, ${season('12-20', '01-05', 1.2)}),
    pool.id % 200
  FROM vehicle_pools pool, generate_series(1, 2) way,
    LATERAL (SELECT 3000 + pool.id * 37 % 9000 + way * 700 AS price) priced`;

const fillVehicles = `
  INSERT INTO vehicles (plate_number, model_id, pool_id)
  SELECT pool.code || '-' || at, split_part(pool.code, '-', 3)::int, pool.id
  FROM vehicle_pools pool, generate_series(1, pool.units) at`;

/** Codes AAA, AAB and so on; the bench never uses real ones. */
const fillAirports = `
  INSERT INTO airports (iata, name_zh, name_en, city_zh, city_en, country_code, tz, latitude, longitude, meeting_zh,
    meeting_en, chinese_driver_amount, night_amount, child_seat_amount, waiting_amount, policy, position)
  SELECT 'A' || chr(65 + at / 26) || chr(65 + at % 26), '基准机场' || at, 'Bench Airport ' || at, '基准城' || at,
    'Benchville ' || at, 'MM', (${zones})[1 + at % 5], 10 + at % 25, 60 + at % 70, '到达厅出口', 'Arrival hall exit',
    1500, 1000, 500, 600, ${policy}, at
  FROM generate_series(1, $1::int) at`;

const fillZones = `
  INSERT INTO transfer_zones (airport_id, code, name_zh, name_en, drive_minutes)
  SELECT airports.id, 'zone-' || at, '片区' || at, 'Zone ' || at, 15 + at * 3
  FROM airports, generate_series(1, $1::int) at ORDER BY md5(airports.id || '-' || at)`;

const fillPlaces = `
  INSERT INTO transfer_places (code, airport_id, zone_id, kind, name_zh, name_en, address_zh, address_en, position)
  SELECT zone.code || '-' || at, zone.airport_id, zone.id, 'hotel', zone.name_zh || '酒店' || at,
    zone.name_en || ' Hotel ' || at, '基准路' || at || '号', at || ' Bench Road', at
  FROM transfer_zones zone, generate_series(1, $1::int) at`;

const fillTransferPools = `
  INSERT INTO vehicle_pools (code, units)
  SELECT 'transfer-' || airports.id || '-' || kind.id, 4 + (airports.id * 5 + kind.id) % 12
  FROM airports, vehicle_classes kind ORDER BY md5(airports.id || '-' || kind.id)`;

const fillTransferRates = `
  INSERT INTO transfer_rates (zone_id, class_id, pool_id, seasons)
  SELECT zone.id, kind.id, pool.id, jsonb_build_array(
    jsonb_build_object('from', '01-01', 'to', '12-31', 'pick_up', price, 'drop_off', price - 200),
    jsonb_build_object('from', '12-20', 'to', '01-05', 'pick_up', price + 500, 'drop_off', price + 300))
  FROM transfer_zones zone CROSS JOIN vehicle_classes kind
  JOIN vehicle_pools pool ON pool.code = 'transfer-' || zone.airport_id || '-' || kind.id,
    LATERAL (SELECT 1500 + zone.drive_minutes * 20 + kind.id * 600 AS price) priced
  ORDER BY md5(zone.id || '-' || kind.id)`;

/**
 * The nearer a day, the more likely a unit of a pool is held from its start to its end in UTC; never more
 * than exist.
 */
const fillHolds = `
  INSERT INTO vehicle_holds (order_id, pool_id, from_at, to_at, vehicles)
  SELECT row_number() OVER (), pool.id, ($1::date + at)::timestamp AT TIME ZONE 'UTC',
    ($1::date + at + 1)::timestamp AT TIME ZONE 'UTC', least(pool.units, 1 + (hashint8(pool.id * 1000 + at) & 1023) % 2)
  FROM vehicle_pools pool, generate_series(0, $2::int - 1) at
  WHERE (hashint8(pool.id * 7919 + at) & 1023) < 500 * (1 - at / $2::float)
  ORDER BY md5(pool.id || '-' || at)`;
