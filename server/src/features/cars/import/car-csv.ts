import { sql } from 'kysely';
import { writePolicy } from '../../../domain/policy-notation.ts';
import { type CsvFile, writeCurrency, writePrice } from '../../../platform/csv-import/csv-file.ts';

// Files of cars with driver, for import and export.

export const locationsCsv: CsvFile = {
  name: 'car-locations.csv',
  columns: 'code kind city country tz name_zh name_en drop_offs position active [base]',
  key: 'code',
  stored: sql`
    SELECT l.*, c.code AS city, l.country_code AS country, l.drop_off_codes AS drop_offs, b.code AS base
      FROM car_locations l LEFT JOIN car_locations c ON c.id = l.city_id LEFT JOIN bases b ON b.id = l.base_id`,
};

export const industrialZonesCsv: CsvFile = {
  name: 'industrial-zones.csv',
  columns: 'code city name_zh name_en amount position active',
  key: 'code',
  stored: sql`SELECT z.*, c.code AS city FROM industrial_zones z JOIN car_locations c ON c.id = z.city_id`,
  cells: { amount: writePrice },
};

export const carRatesCsv: CsvFile = {
  name: 'car-rates.csv',
  columns:
    'code location model pool km_per_day extra_km included half_day_minutes all_day_minutes chinese_driver policy position active [cut_off_minutes]',
  key: 'code',
  stored: sql`
    SELECT r.*, l.code AS location, m.code AS model, p.code AS pool, r.extra_km_amount AS extra_km,
           r.chinese_driver_amount AS chinese_driver
      FROM car_rates r JOIN car_locations l ON l.id = r.location_id
      JOIN vehicle_models m ON m.id = r.model_id JOIN vehicle_pools p ON p.id = r.pool_id`,
  cells: { extra_km: writePrice, chinese_driver: writePrice, policy: writePolicy },
};

export const carPricesCsv: CsvFile = {
  name: 'car-prices.csv',
  columns: 'rate from to half_day all_day overtime_hour currency',
  key: 'rate',
  isList: true,
  stored: sql`
    SELECT r.code AS rate, s->>'from' AS "from", s->>'to' AS "to", (s->>'half')::bigint AS half_day,
           (s->>'all')::bigint AS all_day, (s->>'overtime')::bigint AS overtime_hour, true AS currency
      FROM car_rates r, jsonb_array_elements(r.seasons) WITH ORDINALITY AS season (s, n) ORDER BY r.code, n`,
  cells: { half_day: writePrice, all_day: writePrice, overtime_hour: writePrice, currency: writeCurrency },
};

export const carCsvFiles = [locationsCsv, industrialZonesCsv, carRatesCsv, carPricesCsv];
