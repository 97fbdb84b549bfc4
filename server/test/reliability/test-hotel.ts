import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Db } from '../../src/calls.ts';

/** A room type of the tests' hotel and its only rate plan. */
export interface TestRoom {
  hotelId: number;
  roomTypeId: number;
  ratePlanId: number;
}

/** Default price of a test room per night, in cents. */
export const nightPrice = 8000;

const freeUntilTwoDays = {
  rules: [
    { until: { daysBefore: 2, time: '18:00' }, fee: { kind: 'none' } },
    { until: null, fee: { kind: 'nights', nights: 1 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
};

/** Adds the hotel in Yangon to which the tests' rooms belong. */
export async function addHotel(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH city AS (
      INSERT INTO destinations (code, kind, country_code, name_zh, name_en, tz, latitude, longitude)
      VALUES ('test-city', 'city', 'MM', '试城', 'Testville', 'Asia/Yangon', 16.8, 96.15)
      RETURNING id
    )
    INSERT INTO hotels (code, city_id, name_zh, name_en, address_zh, address_en, phone, zip, email, star, latitude,
      longitude, opened_year, listed_at)
    SELECT 'T1', id, '湖畔试住酒店', 'Lakeside Test Hotel', '试路1号', '1 Test Road', '+95 1 000', '11181',
      'stay@hotel.example', 4, 16.8, 96.15, 2015, '2026-01-01' FROM city RETURNING id`.execute(db);
  return rows[0]!.id;
}

/** Adds a room type with `units` on each of `nights` nights from `from` on, at one price. */
export async function addRoom(
  db: Db,
  hotelId: number,
  stock: { units: number; from: string; nights: number; price?: number; sells?: 'instant' | 'request' },
): Promise<TestRoom> {
  const { rows } = await sql<{ room: number; plan: number }>`
    WITH room AS (
      INSERT INTO room_types (hotel_id, code, name_zh, name_en, size_m2, max_adults, max_children, max_guests)
      VALUES (${hotelId}, gen_random_uuid()::text, '湖景房', 'Lake Room', 30, 2, 1, 3) RETURNING id
    )
    INSERT INTO rate_plans (hotel_id, room_type_id, code, meal, breakfasts, bed, policy, sells)
    SELECT ${hotelId}, id, 'P', 'breakfast', 2, 'king', ${JSON.stringify(freeUntilTwoDays)}::jsonb,
      ${stock.sells ?? 'instant'} FROM room
    RETURNING room_type_id AS room, id AS plan`.execute(db);
  const { room, plan } = rows[0]!;
  const lastNight = addDays(stock.from, stock.nights - 1);
  const months = sql`
    SELECT date_trunc('month', night)::date AS month,
      array_agg((CASE WHEN open THEN ${stock.units}::int ELSE 0 END)::smallint ORDER BY night) AS units,
      array_agg(0::smallint) AS sold,
      array_agg(CASE WHEN open THEN ${stock.price ?? nightPrice}::int ELSE 0 END ORDER BY night) AS prices
    FROM (
      SELECT night, night BETWEEN ${stock.from}::date AND ${lastNight}::date AS open
      FROM generate_series(date_trunc('month', ${stock.from}::date),
        date_trunc('month', ${lastNight}::date) + interval '1 month - 1 day', interval '1 day') night
    ) nights GROUP BY 1`;
  await sql`INSERT INTO room_months (room_type_id, month, hotel_id, units, sold)
    SELECT ${room}, month, ${hotelId}, units, sold FROM (${months}) months`.execute(db);
  await sql`INSERT INTO rate_months (rate_plan_id, month, hotel_id, prices)
    SELECT ${plan}, month, ${hotelId}, prices FROM (${months}) months`.execute(db);
  return { hotelId, roomTypeId: room, ratePlanId: plan };
}

/** Reads the rooms left and sold of a room type, night by night from `from` on. */
export async function readStock(
  db: Db,
  { roomTypeId }: TestRoom,
  from: string,
  nights: number,
): Promise<{ night: string; units: number; sold: number }[]> {
  const { rows } = await sql<{ night: string; units: number; sold: number }>`
    SELECT (month + (at - 1)::int)::date AS night, units[at] AS units, sold[at] AS sold
    FROM room_months, generate_series(1, cardinality(units)) at
    WHERE room_type_id = ${roomTypeId} AND month + (at - 1)::int BETWEEN ${from}::date AND ${addDays(from, nights - 1)}::date
    ORDER BY 1`.execute(db);
  return rows;
}

/** Sets the price of one night, as an import or the seller's page does. */
export async function setNightPrice(
  db: Db,
  { ratePlanId }: TestRoom,
  night: string,
  price: number,
): Promise<void> {
  await sql`UPDATE rate_months SET prices[extract(day FROM ${night}::date)::int] = ${price}
    WHERE rate_plan_id = ${ratePlanId} AND month = date_trunc('month', ${night}::date)::date`.execute(db);
}
