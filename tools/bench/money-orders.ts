import { adjustment, type MoneySize } from './money-size.ts';
import { drawn, oneOf } from './order-texts.ts';

/** Range of instants of booking, as SQL; no order is completed after the last month or after today. */
interface Booked {
  from: string;
  to: string;
}

export function longAgo(today: string): Booked {
  return { from: "timestamptz '2024-01-01'", to: `(date '${today}' - 100)::timestamptz` };
}

/** Orders are completed five days later, all within the last complete month, in any time zone. */
export function lastMonth(today: string): Booked {
  const month = `date_trunc('month', date '${today}')`;
  return {
    from: `(${month} - interval '1 month 3 days')::timestamptz`,
    to: `(${month} - interval '8 days')::timestamptz`,
  };
}

/**
 * $2 orders with the ids after $1, of the agencies $3 in turns, every \`credit\`th bought on credit; served
 * up to \`spread\` days after the first two. The last $9 are still to be served.
 */
export function orders(credit: number, { from, to }: Booked, spread: number): string {
  return `INSERT INTO orders (id, sn, product, agency_id, booked_by, order_status, pay_status, settlement_status,
    pay_channel, currency, total_price, adjustments, policy, tz, service_start, service_end, no_show_from, pay_by,
    auto_complete_at, contact_name, contact_phone, reference, title_zh, title_en, guest_names, created_at, paid_at,
    confirmed_at, entity_id)
  OVERRIDING SYSTEM VALUE
  SELECT $1::bigint + n, 'H' || to_char(booked, 'YYMMDD') || lpad(((($1::bigint + n) * 387420489 + 271828) % 1000000)::text, 6, '0'),
    'hotel', ($3::bigint[])[agency], ($4::bigint[])[agency], CASE WHEN held THEN 'confirmed' ELSE 'completed' END,
    'paid', 'settled', CASE WHEN n % ${credit} = 0 THEN 'credit' ELSE 'balance' END, 'USD',
    20000 + ${drawn(1, '80000')}, CASE WHEN held THEN 0 ELSE $8::bigint END,
    '{"tz": "Asia/Yangon", "windows": [{"until": null, "fee": {"kind": "none"}}], "noShow": {"kind": "none"}, "nightTotals": []}',
    'Asia/Yangon', served, served + interval '2 days', served + interval '1 day', booked + interval '30 minutes',
    served + interval '3 days', ${oneOf(2, '$7::text[]')} || ${oneOf(3, '$7::text[]')} || ${oneOf(4, '$7::text[]')},
    '+86 1' || lpad(${drawn(5, '2147483647')}::text, 10, '3'),
    'KM' || to_char(booked, 'YYMM') || '-' || lpad((n / 400 % 100000)::text, 5, '0'), title.zh, title.en,
    ARRAY[${oneOf(6, '$5::text[]')} || ' ' || ${oneOf(7, '$6::text[]')}],
    booked, booked + interval '10 minutes', booked + interval '11 minutes',
    (SELECT min(id) FROM seller_entities)
  FROM generate_series(1, $2::bigint) n
  CROSS JOIN LATERAL (SELECT 1 + n % cardinality($3::bigint[]) AS agency, n > $2::bigint - $9::bigint AS held,
    date_trunc('milliseconds', ${from} + n * ((${to} - ${from}) / $2::double precision)) AS booked) drawn
  CROSS JOIN LATERAL (SELECT date_trunc('day', booked) + interval '7 hours 30 minutes'
    + interval '1 day' * CASE WHEN held THEN 200 + n % 60 ELSE 2 + ${drawn(13, String(spread))} END AS served) dated
  JOIN titles title ON title.at = 1 + ${drawn(14, '(SELECT count(*) FROM titles)')}
  ORDER BY n`;
}

/** One room of three hundred each, so that the count of no night overflows its integer type. */
export const fillStays = `INSERT INTO hotel_orders (order_id, hotel_id, room_type_id, rate_plan_id, check_in, check_out, rooms,
    nationality, sold_as, guests)
  SELECT orders.id, room.hotel_id, room.id, (SELECT min(id) FROM rate_plans WHERE room_type_id = room.id),
    service_start::date, service_start::date + 2, 1, 'CN',
    jsonb_build_object('hotelZh', title_zh, 'hotelEn', title_en, 'hotelLocal', '', 'cityZh', '曼德勒', 'cityEn', 'Mandalay',
      'countryCode', 'MM', 'addressZh', '73街', 'addressEn', '73rd Street', 'phone', '+95 2 1', 'zip', '', 'email', '',
      'star', 4, 'latitude', 22, 'longitude', 96, 'tz', 'Asia/Yangon', 'checkInFrom', '14:00', 'checkOutUntil', '12:00',
      'roomZh', '标准间', 'roomEn', 'Standard', 'meal', 'breakfast', 'bed', 'twin', 'breakfasts', 2,
      'nights', jsonb_build_array(jsonb_build_object('date', service_start::date, 'price', total_price))),
    jsonb_build_array(jsonb_build_object('adults', 2, 'childAges', '[]'::jsonb, 'fullNames', to_jsonb(guest_names)))
  FROM orders JOIN room_types room ON room.id = 1 + orders.id % 300
  WHERE orders.id >= $1 ORDER BY orders.id`;

/** Units sold by these stays, by room and night. */
export const fillStock = `INSERT INTO room_months (room_type_id, month, hotel_id, units, sold)
  SELECT room_type_id, month, hotel_id, array_fill(0::smallint, ARRAY[count(*)::int]),
    array_agg(coalesce(rooms, 0)::smallint ORDER BY day)
  FROM (
    SELECT DISTINCT room_type_id, hotel_id, date_trunc('month', night)::date AS month
    FROM hotel_orders, generate_series(check_in, check_out - 1, interval '1 day') night
  ) month
  CROSS JOIN LATERAL generate_series(month, month + interval '1 month - 1 day', interval '1 day') day
  LEFT JOIN (
    SELECT room_type_id, night AS day, count(*) AS rooms
    FROM hotel_orders, generate_series(check_in, check_out - 1, interval '1 day') night GROUP BY 1, 2
  ) held USING (room_type_id, day)
  GROUP BY room_type_id, month, hotel_id
  ON CONFLICT (room_type_id, month) DO UPDATE SET sold = excluded.sold`;

export const fillLines = `INSERT INTO order_lines (order_id, position, label_zh, label_en, quantity, unit_amount, amount)
  SELECT id, 1, '房费', 'Room', 1, total_price, total_price FROM orders WHERE id >= $1 ORDER BY id`;

export const fillAdjustments = ({ adjustments }: MoneySize) => `
  INSERT INTO order_adjustments (order_id, kind, status, quantity, unit_amount, amount, reason, proposed_by, proposed_at,
    confirmed_by, confirmed_at)
  SELECT id, 'other', 'confirmed', 1, ${adjustment('at')}, ${adjustment('at')}, '', $2, auto_complete_at, booked_by,
    auto_complete_at + at * interval '6 hours'
  FROM orders, generate_series(1, ${adjustments}) at
  WHERE agency_id = $1 AND order_status = 'completed' ORDER BY id, at`;
