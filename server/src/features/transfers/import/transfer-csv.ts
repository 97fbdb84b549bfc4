import { sql } from 'kysely';
import { writePolicy } from '../../../domain/policy-notation.ts';
import { type CsvFile, writeCurrency, writePrice } from '../../../platform/csv-import/csv-file.ts';

// Files of airport transfers, for import and export.

export const airportsCsv: CsvFile = {
  name: 'airports.csv',
  columns:
    'iata name_zh city_zh city_en meeting_zh meeting_en chinese_driver night child_seat waiting policy position active [base]',
  key: 'iata',
  stored: sql`
    SELECT a.iata::text, a.name_zh, a.city_zh, a.city_en, a.meeting_zh, a.meeting_en,
           a.chinese_driver_amount AS chinese_driver, a.night_amount AS night, a.child_seat_amount AS child_seat,
           a.waiting_amount AS waiting, a.policy, a.position, a.active, b.code AS base
      FROM airports a LEFT JOIN bases b ON b.id = a.base_id`,
  cells: {
    chinese_driver: writePrice,
    night: writePrice,
    child_seat: writePrice,
    waiting: writePrice,
    policy: writePolicy,
  },
};

export const zonesCsv: CsvFile = {
  name: 'transfer-zones.csv',
  columns: 'airport code name_zh name_en drive_minutes active',
  key: 'airport code',
  stored: sql`SELECT z.*, a.iata::text AS airport FROM transfer_zones z JOIN airports a ON a.id = z.airport_id`,
};

export const placesCsv: CsvFile = {
  name: 'transfer-places.csv',
  columns: 'airport code zone kind name_zh name_en name_local address_zh address_en position active',
  key: 'airport code',
  stored: sql`
    SELECT p.*, a.iata::text AS airport, z.code AS zone
      FROM transfer_places p JOIN airports a ON a.id = p.airport_id JOIN transfer_zones z ON z.id = p.zone_id`,
};

export const transferRatesCsv: CsvFile = {
  name: 'transfer-rates.csv',
  columns: 'airport zone class pool active [cut_off_minutes]',
  key: 'airport zone class',
  stored: sql`
    SELECT a.iata::text AS airport, z.code AS zone, c.code AS class, p.code AS pool, r.active, r.cut_off_minutes
      FROM transfer_rates r JOIN transfer_zones z ON z.id = r.zone_id JOIN airports a ON a.id = z.airport_id
      JOIN vehicle_classes c ON c.id = r.class_id JOIN vehicle_pools p ON p.id = r.pool_id`,
};

export const transferPricesCsv: CsvFile = {
  name: 'transfer-prices.csv',
  columns: 'airport zone class from to pick_up drop_off currency',
  key: 'airport zone class',
  isList: true,
  stored: sql`
    SELECT a.iata::text AS airport, z.code AS zone, c.code AS class, s->>'from' AS "from", s->>'to' AS "to",
           (s->>'pick_up')::bigint AS pick_up, (s->>'drop_off')::bigint AS drop_off, true AS currency
      FROM transfer_rates r JOIN transfer_zones z ON z.id = r.zone_id JOIN airports a ON a.id = z.airport_id
      JOIN vehicle_classes c ON c.id = r.class_id,
           jsonb_array_elements(r.seasons) WITH ORDINALITY AS season (s, n)
     ORDER BY a.iata, z.code, c.code, n`,
  cells: { pick_up: writePrice, drop_off: writePrice, currency: writeCurrency },
};

export const transferCsvFiles = [airportsCsv, zonesCsv, placesCsv, transferRatesCsv, transferPricesCsv];
