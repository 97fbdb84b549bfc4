import { sql } from 'kysely';
import { type CsvFile, writeCurrency, writePrice } from '../../../platform/csv-import/csv-file.ts';

// Vehicle and driver files, for import and export.

export const basesCsv: CsvFile = {
  name: 'bases.csv',
  columns: 'code name_zh name_en country tz latitude longitude language turnaround_minutes active',
  key: 'code',
  stored: sql`SELECT *, country_code AS country FROM bases`,
};

export const classesCsv: CsvFile = {
  name: 'vehicle-classes.csv',
  columns: 'code name_zh name_en examples_zh examples_en body seats bags position active',
  key: 'code',
  stored: sql`SELECT * FROM vehicle_classes`,
};

export const modelsCsv: CsvFile = {
  name: 'vehicle-models.csv',
  columns: 'code class name_zh name_en body seats bags energy drivetrain position active',
  key: 'code',
  stored: sql`SELECT m.*, c.code AS class FROM vehicle_models m JOIN vehicle_classes c ON c.id = m.class_id`,
};

export const poolsCsv: CsvFile = {
  name: 'vehicle-pools.csv',
  columns: 'code units active',
  key: 'code',
  stored: sql`SELECT * FROM vehicle_pools`,
};

export const driversCsv: CsvFile = {
  name: 'drivers.csv',
  columns: 'code name_zh name_en phone languages active [base]',
  key: 'code',
  stored: sql`SELECT d.*, b.code AS base FROM drivers d LEFT JOIN bases b ON b.id = d.base_id
    WHERE d.company = ''`,
};

export const vehiclesCsv: CsvFile = {
  name: 'vehicles.csv',
  columns: 'plate_number model active [base] [pool]',
  key: 'plate_number',
  stored: sql`
    SELECT v.plate_number, v.active, m.code AS model, b.code AS base, p.code AS pool
      FROM vehicles v JOIN vehicle_models m ON m.id = v.model_id
      LEFT JOIN bases b ON b.id = v.base_id LEFT JOIN vehicle_pools p ON p.id = v.pool_id
      WHERE v.company = ''`,
};

export const routesCsv: CsvFile = {
  name: 'routes.csv',
  columns: 'from_base to_base km minutes tolls driver_nights currency active',
  key: 'from_base to_base',
  stored: sql`
    SELECT f.code AS from_base, t.code AS to_base, r.km, r.minutes, r.tolls, r.driver_nights, true AS currency, r.active
      FROM routes r JOIN bases f ON f.id = r.from_base_id JOIN bases t ON t.id = r.to_base_id`,
  cells: { tolls: writePrice, currency: writeCurrency },
};

export const routeFeesCsv: CsvFile = {
  name: 'route-fees.csv',
  columns: 'from_base to_base class one_way_fee driver_night currency',
  key: 'from_base to_base class',
  stored: sql`
    SELECT f.code AS from_base, t.code AS to_base, c.code AS class, e.one_way_fee, e.driver_night, true AS currency
      FROM route_fees e JOIN routes r ON r.id = e.route_id JOIN vehicle_classes c ON c.id = e.class_id
      JOIN bases f ON f.id = r.from_base_id JOIN bases t ON t.id = r.to_base_id`,
  cells: { one_way_fee: writePrice, driver_night: writePrice, currency: writeCurrency },
};

export const fleetCsvFiles = [
  basesCsv,
  classesCsv,
  modelsCsv,
  poolsCsv,
  driversCsv,
  vehiclesCsv,
  routesCsv,
  routeFeesCsv,
];
