import { sql } from 'kysely';
import type { RelativeEnd } from '../../../domain/cancellation-policy.ts';
import { writePolicy, writeRelativeEnd } from '../../../domain/policy-notation.ts';
import { type CsvFile, writeCurrency, writePrice } from '../../../platform/csv-import/csv-file.ts';
import type { RatePlanRow } from './catalogue-rows.ts';
import type { NightRule } from './night-rules.ts';

// Hotel files, for import and export.

export const destinationsCsv: CsvFile = {
  name: 'destinations.csv',
  columns:
    'code kind city country tz name_zh name_en name_local latitude longitude radius_km intro_zh intro_en position',
  key: 'code',
  stored: sql`
    SELECT d.*, c.code AS city, d.country_code AS country
      FROM destinations d LEFT JOIN destinations c ON c.id = d.city_id`,
};

export const hotelsCsv: CsvFile = {
  name: 'hotels.csv',
  columns:
    'code city district name_zh name_en name_local address_zh address_en phone zip email star latitude longitude facilities description_zh description_en check_in_from check_out_until opened_year renovated_year recommended hot views active listed_on [reservation_email] [reservation_lang] [supplier] [important_zh] [important_en] [address_local]',
  key: 'code',
  stored: sql`
    SELECT h.*, c.code AS city, d.code AS district, to_char(h.listed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS listed_on
      FROM hotels h JOIN destinations c ON c.id = h.city_id LEFT JOIN destinations d ON d.id = h.district_id`,
  cells: { check_in_from: writeTime, check_out_until: writeTime },
};

export const roomTypesCsv: CsvFile = {
  name: 'room-types.csv',
  columns:
    'hotel code name_zh name_en size_m2 max_adults max_children max_guests floor has_window smoking facilities position active [release_days] [release_keep] [base_guests] [extra_beds]',
  key: 'hotel code',
  stored: sql`SELECT r.*, h.code AS hotel FROM room_types r JOIN hotels h ON h.id = r.hotel_id`,
};

export const ratePlansCsv: CsvFile = {
  name: 'rate-plans.csv',
  columns:
    'hotel room_type code meal [breakfasts] bed policy min_stay nationalities child_bands position active [sells] [request_when_gone] [cut_off] [included]',
  key: 'hotel room_type code',
  stored: sql`
    SELECT p.*, h.code AS hotel, r.code AS room_type, '' AS breakfasts
      FROM rate_plans p JOIN room_types r ON r.id = p.room_type_id JOIN hotels h ON h.id = p.hotel_id`,
  cells: { policy: writePolicy, child_bands: writeChildBands, cut_off: writeCutOff },
};

/** Prices, costs and limits of a plan are separate lists, written one after the other. */
export const inventoryCsv: CsvFile = {
  name: 'inventory.csv',
  columns:
    'hotel room_type rate_plan from to [weekdays] [units] [price] [cost] [currency] [min_stay] [max_stay] [closed_to_arrival] [closed_to_departure] [stop_sell]',
  key: 'hotel room_type rate_plan',
  isList: true,
  stored: sql`
    SELECT hotel, room_type, rate_plan,
           coalesce(nullif(rule->>'from', ''), '+0') AS "from", coalesce(nullif(rule->>'to', ''), '+364') AS "to",
           rule->>'weekdays' AS weekdays,
           CASE kind WHEN 'units' THEN rule->>'value' END AS units, CASE kind WHEN 'price' THEN rule END AS price,
           CASE kind WHEN 'cost' THEN (rule->>'value')::bigint END AS cost, kind IN ('price', 'cost') AS currency,
           rule->>'minStay' AS min_stay, rule->>'maxStay' AS max_stay,
           (rule->>'closedToArrival')::boolean AS closed_to_arrival,
           (rule->>'closedToDeparture')::boolean AS closed_to_departure, (rule->>'stopSell')::boolean AS stop_sell
      FROM (SELECT h.code AS hotel, r.code AS room_type, '' AS rate_plan, 0 AS place, 'units' AS kind, r.unit_rules AS rules
              FROM room_types r JOIN hotels h ON h.id = r.hotel_id
            UNION ALL
            SELECT h.code, r.code, p.code, list.place, list.kind, list.rules
              FROM rate_plans p JOIN room_types r ON r.id = p.room_type_id JOIN hotels h ON h.id = p.hotel_id,
                   LATERAL (VALUES (1, 'price', p.price_rules), (2, 'cost', p.cost_rules), (3, 'limit', p.stay_limits))
                     AS list (place, kind, rules)) AS owner,
           jsonb_array_elements(rules) WITH ORDINALITY AS listed (rule, n)
     ORDER BY hotel, room_type, rate_plan, place, n`,
  cells: { price: writeNightPrice, cost: writePrice, currency: writeCurrency },
};

export const supplementsCsv: CsvFile = {
  name: 'supplements.csv',
  columns: 'hotel room_type rate_plan kind from to age_from age_to amount [cost] currency',
  key: 'hotel room_type rate_plan',
  isList: true,
  stored: sql`
    SELECT h.code AS hotel, r.code AS room_type, p.code AS rate_plan, s->>'kind' AS kind, s->>'from' AS "from",
           s->>'to' AS "to", s->>'ageFrom' AS age_from, s->>'ageTo' AS age_to, (s->>'amount')::bigint AS amount,
           (s->>'cost')::bigint AS cost, true AS currency
      FROM rate_plans p JOIN room_types r ON r.id = p.room_type_id JOIN hotels h ON h.id = p.hotel_id,
           jsonb_array_elements(p.supplements) WITH ORDINALITY AS listed (s, n)
     ORDER BY h.code, r.code, p.code, n`,
  cells: { amount: writePrice, cost: writePrice, currency: writeCurrency },
};

export const hotelFeesCsv: CsvFile = {
  name: 'hotel-fees.csv',
  columns: 'hotel code name_zh name_en basis amount percent currency from_age from to position active',
  key: 'hotel code',
  stored: sql`
    SELECT f.code, f.name_zh, f.name_en, f.basis, h.code AS hotel,
           CASE f.basis WHEN 'percent' THEN NULL ELSE jsonb_build_object('amount', f.amount, 'currency', f.currency) END AS amount,
           CASE f.basis WHEN 'percent' THEN f.percent END AS percent, f.currency, f.from_age,
           f.from_day AS "from", f.to_day AS "to", f.position, f.active
      FROM hotel_fees f JOIN hotels h ON h.id = f.hotel_id`,
  cells: { amount: writeFee },
};

export const hotelCsvFiles = [
  destinationsCsv,
  hotelsCsv,
  roomTypesCsv,
  ratePlansCsv,
  inventoryCsv,
  supplementsCsv,
  hotelFeesCsv,
];

function writeTime(time: string): string {
  return time.slice(0, 5);
}

function writeChildBands(bands: RatePlanRow['child_bands'], currency: string): string {
  return bands.map(({ from, to, amount }) => `${from}-${to}:${writePrice(amount, currency)}`).join(' ');
}

function writeCutOff(cutOff: RelativeEnd | null): string {
  return cutOff ? writeRelativeEnd(cutOff) : '';
}

function writeNightPrice(rule: NightRule | null, currency: string): string {
  if (!rule) return '';
  if ('percent' in rule) return `+${rule.percent}%`;
  return 'plus' in rule ? `+${writePrice(rule.plus, currency)}` : writePrice(rule.value, currency);
}

/** A fee has its own currency. */
function writeFee(fee: { amount: number; currency: string } | null): string {
  return fee ? writePrice(fee.amount, fee.currency) : '';
}
