import type { Pool } from 'pg';

/** Returns the cities to search: the largest, one in the middle, the smallest. */
export function askedCities(cities: number): { name: string; cityId: number }[] {
  return [
    { name: 'largest', cityId: 1 },
    { name: 'medium', cityId: Math.ceil(cities / 5) },
    { name: 'small', cityId: cities },
  ];
}

/** The facilities in the bench's catalogue, in the order of the bits. */
export const facilityCodes = [
  'wifi',
  'restaurant',
  'bar',
  'lift',
  'laundry',
  'parking',
  'airport_shuttle',
  'pool',
  'gym',
  'spa',
] as const;

/**
 * Makes the fastest tables known for PostgreSQL, for the searched cities only, because others would not be
 * read. `bench_nights` has a row per rate plan and night with all that a search compares, the nights of a
 * city adjacent on disk. `bench_room_nights` is faster but less general: its columns require exactly two rate
 * plans per room type. `bench_hotels` holds what facets count.
 */
export async function fillNights(pool: Pool, cityIds: readonly number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('DROP TABLE IF EXISTS bench_nights, bench_room_nights, bench_hotels');
    const cities = [cityIds];
    await client.query(makeNights, cities);
    await client.query(makeRoomNights);
    await client.query(makeHotels, [...cities, facilityCodes]);
    await client.query('CREATE INDEX ON bench_nights (city_id, night)');
    await client.query('CREATE INDEX ON bench_room_nights (city_id, night)');
    await client.query('CREATE INDEX ON bench_hotels (city_id)');
    for (const table of ['bench_nights', 'bench_room_nights', 'bench_hotels']) {
      await client.query(`VACUUM ANALYZE ${table}`);
    }
  } finally {
    client.release(true);
  }
}

const makeNights = `
  CREATE TABLE bench_nights AS
  SELECT hotel.city_id::smallint, nights.month + (at - 1)::int AS night, hotel.id::int AS hotel_id,
    plan.id::int AS plan_id, nights.units[at] AS units, rates.prices[at] AS price, room.max_adults,
    room.max_children, room.max_guests, plan.min_stay,
    CASE plan.meal WHEN 'room_only' THEN 1 WHEN 'breakfast' THEN 2 WHEN 'half_board' THEN 4 ELSE 8 END::smallint AS meal,
    plan.policy #>> '{rules,0,fee,kind}' = 'none' AS refundable
  FROM hotels hotel
  JOIN room_types room ON room.hotel_id = hotel.id
  JOIN rate_plans plan ON plan.room_type_id = room.id
  JOIN room_months nights ON nights.room_type_id = room.id
  JOIN rate_months rates ON rates.rate_plan_id = plan.id AND rates.month = nights.month,
  generate_series(1, cardinality(nights.units)) at
  WHERE hotel.city_id = ANY($1::int[])
  ORDER BY hotel.city_id, night, hotel_id, plan_id`;

/** Plans come in pairs: the odd one without, the even one with breakfast. */
const makeRoomNights = `
  CREATE TABLE bench_room_nights AS
  SELECT plain.city_id, plain.night, plain.hotel_id, plain.plan_id, plain.units, plain.max_adults, plain.max_children,
    plain.max_guests, plain.price AS room_only, full_plan.price AS breakfast
  FROM bench_nights plain
  JOIN bench_nights full_plan ON full_plan.city_id = plain.city_id AND full_plan.night = plain.night
    AND full_plan.plan_id = plain.plan_id + 1
  WHERE plain.plan_id % 2 = 1
  ORDER BY plain.city_id, plain.night, plain.hotel_id, plain.plan_id`;

const makeHotels = `
  CREATE TABLE bench_hotels AS
  SELECT city_id::smallint, id::int AS hotel_id, star, district_id::int, name_en,
    (SELECT coalesce(sum(1 << (array_position($2::text[], code) - 1)), 0) FROM unnest(facilities) code)::int AS facilities
  FROM hotels WHERE city_id = ANY($1::int[]) ORDER BY city_id, hotel_id`;
