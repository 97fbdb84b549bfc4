import type { Pool } from 'pg';
import { facilityCodes } from './nights-table.ts';

/** A search for one room and two adults in a city, cheapest first, without filters. */
export interface Question {
  cityId: number;
  /** YYYY-MM-DD */
  checkIn: string;
  nights: number;
  take: number;
}

/** The answer of both sides; facets as counts by value. */
export interface Answer {
  total: number;
  page: { id: number; plan: number; price: number; units: number }[];
  stars: Record<string, number>;
  districts: Record<string, number>;
  facilities: Record<string, number>;
  meals: Record<string, number>;
  refundable: number;
}

/** The two table layouts, see nights-table.ts. */
export type SqlWay = 'row per rate plan' | 'two plans as columns';

/** Answers the question by PostgreSQL; one prepared statement returns page, total and facets. */
export async function searchBySql(pool: Pool, way: SqlWay, question: Question): Promise<Answer> {
  const { cityId, checkIn, nights, take } = question;
  const { rows } = await pool.query<{ answer: Answer }>({
    name: way,
    text: statements[way],
    values: [cityId, checkIn, nights, take],
  });
  return rows[0]!.answer;
}

const offersByPlan = `
  SELECT hotel_id, plan_id, meal, refundable, sum(price)::int AS total, min(units) AS units
  FROM bench_nights
  WHERE city_id = $1::smallint AND night >= $2::date AND night < $2::date + $3::int
    AND units >= 1 AND price > 0 AND max_adults >= 2 AND max_guests >= 2 AND min_stay <= $3::int
  GROUP BY hotel_id, plan_id, meal, refundable HAVING count(*) = $3::int`;

/** The plan with breakfast never costs less, so its column alone determines the cheaper one of a pair. */
const offersByRoom = `
  SELECT hotel_id, plan_id + CASE WHEN sum(breakfast) < sum(room_only) THEN 1 ELSE 0 END AS plan_id, 3 AS meal,
    true AS refundable, least(sum(room_only), sum(breakfast))::int AS total, min(units) AS units
  FROM bench_room_nights
  WHERE city_id = $1::smallint AND night >= $2::date AND night < $2::date + $3::int
    AND units >= 1 AND room_only > 0 AND breakfast > 0 AND max_adults >= 2 AND max_guests >= 2
  GROUP BY hotel_id, plan_id HAVING count(*) = $3::int`;

const statements: Record<SqlWay, string> = {
  'row per rate plan': searchOver(offersByPlan),
  'two plans as columns': searchOver(offersByRoom),
};

function searchOver(offers: string): string {
  const counted = (name: string, condition: string) => `'${name}', count(*) FILTER (WHERE ${condition})`;
  const stars = [1, 2, 3, 4, 5].map((star) => counted(String(star), `star = ${star}`));
  const facilities = facilityCodes.map((code, bit) => counted(code, `facilities & ${1 << bit} <> 0`));
  return `
  WITH offer AS MATERIALIZED (${offers}),
  found AS MATERIALIZED (
    SELECT best.*, hotel.star, hotel.district_id, hotel.facilities, hotel.name_en
    FROM (
      SELECT hotel_id, min(total) AS total, bit_or(meal) AS meals, bool_or(refundable) AS refundable
      FROM offer GROUP BY hotel_id
    ) best JOIN bench_hotels hotel ON hotel.city_id = $1::smallint AND hotel.hotel_id = best.hotel_id
  ),
  page AS (SELECT * FROM found ORDER BY total, hotel_id LIMIT $4::int),
  chosen AS (
    SELECT DISTINCT ON (page.total, page.hotel_id) page.total, page.hotel_id, page.name_en, offer.plan_id, offer.units
    FROM page JOIN offer ON offer.hotel_id = page.hotel_id AND offer.total = page.total
    ORDER BY page.total, page.hotel_id, offer.plan_id
  )
  SELECT json_build_object(
    'total', count(*),
    'stars', json_build_object(${stars.join(', ')}),
    'facilities', json_build_object(${facilities.join(', ')}),
    'meals', json_build_object(${counted('room_only', 'meals & 1 <> 0')}, ${counted('breakfast', 'meals & 2 <> 0')}),
    'refundable', count(*) FILTER (WHERE refundable),
    'districts', (SELECT json_object_agg(district_id, n)
      FROM (SELECT district_id, count(*) AS n FROM found GROUP BY district_id) counts),
    'page', (SELECT json_agg(json_build_object('id', hotel_id, 'name', name_en, 'plan', plan_id, 'price', total,
      'units', units) ORDER BY total, hotel_id) FROM chosen)
  ) AS answer FROM found`;
}
