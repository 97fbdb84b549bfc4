import { bodies, driverLanguages, drivetrains, energies } from '@serai/contract/vehicles/vehicles';
import { isCountry, isZone } from '../../../platform/csv-import/cell-tests.ts';
import type { FolderReader } from '../../../platform/csv-import/folder-reader.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import { basesCsv, classesCsv, driversCsv, modelsCsv, poolsCsv, vehiclesCsv } from './fleet-csv.ts';
import type { BaseRow, DriverRow, FleetRows, VehicleClassRow, VehicleModelRow } from './fleet-rows.ts';

/** Reads those of the six vehicle and driver files that exist. Every fault is recorded. */
export async function readFleet({ read }: FolderReader): Promise<FleetRows> {
  return {
    bases: await read(basesCsv, readBase),
    classes: await read(classesCsv, readClass),
    models: await read(modelsCsv, readModel),
    pools: await read(poolsCsv, (row) => ({
      line: row.line,
      code: row.code('code'),
      units: row.integer('units', 0, 9_999),
      active: row.yes('active'),
    })),
    drivers: await read(driversCsv, readDriver),
    vehicles: await read(vehiclesCsv, (row) => ({
      line: row.line,
      plate_number: row.printed('plate_number', { max: 30 }),
      model: row.code('model'),
      base: row.code('base', { optional: true }),
      pool: row.code('pool', { optional: true }),
      active: row.yes('active'),
    })),
  };
}

function readBase(row: RowReader): BaseRow {
  return {
    line: row.line,
    code: row.code('code'),
    name_zh: row.printed('name_zh', { max: 60 }),
    name_en: row.printed('name_en', { max: 60 }),
    country_code: row.tested('country', isCountry, 'bad_country'),
    tz: row.tested('tz', isZone, 'bad_zone'),
    latitude: row.number('latitude', -90, 90),
    longitude: row.number('longitude', -180, 180),
    language: row.choice('language', driverLanguages),
    turnaround_minutes: row.integer('turnaround_minutes', 0, 1_440),
    active: row.yes('active'),
  };
}

function readClass(row: RowReader): VehicleClassRow {
  return {
    ...readKind(row),
    examples_zh: row.printed('examples_zh', { optional: true }),
    examples_en: row.printed('examples_en', { optional: true }),
  };
}

function readModel(row: RowReader): VehicleModelRow {
  return {
    ...readKind(row),
    class: row.code('class'),
    energy: row.choice('energy', energies),
    drivetrain: row.choice('drivetrain', drivetrains),
  };
}

/** Fields that classes and models have in common. */
function readKind(row: RowReader) {
  return {
    line: row.line,
    code: row.code('code'),
    name_zh: row.printed('name_zh', { max: 60 }),
    name_en: row.printed('name_en', { max: 60 }),
    body: row.choice('body', bodies),
    seats: row.integer('seats', 1, 60),
    bags: row.integer('bags', 0, 99),
    position: row.integer('position', 0, 10_000),
    active: row.yes('active'),
  };
}

function readDriver(row: RowReader): DriverRow {
  row.text('languages');
  return {
    line: row.line,
    code: row.code('code'),
    name_zh: row.printed('name_zh', { max: 60 }),
    name_en: row.printed('name_en', { max: 60 }),
    phone: row.printed('phone', { max: 40 }),
    languages: row.words('languages', driverLanguages),
    base: row.code('base', { optional: true }),
    active: row.yes('active'),
  };
}
