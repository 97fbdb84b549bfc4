import { carInclusions, carLocationKinds } from '@serai/contract/cars/cars';
import {
  maxCutOffMinutes,
  readRidePolicy,
  usualCutOffMinutes,
} from '../../../domain/ride-policy-notation.ts';
import { isCountry, isZone } from '../../../platform/csv-import/cell-tests.ts';
import type { FolderReader } from '../../../platform/csv-import/folder-reader.ts';
import { readCurrency, readPrice, readPriceOrNull } from '../../../platform/csv-import/read-price.ts';
import { readSeason } from '../../../platform/csv-import/read-season.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import { carPricesCsv, carRatesCsv, industrialZonesCsv, locationsCsv } from './car-csv.ts';
import type { CarLocationRow, CarPriceRow, CarRateRow, CarRows, IndustrialZoneRow } from './car-rows.ts';

/** Reads those of the four car files that exist. Every fault is recorded. */
export async function readCars({ read, currency }: FolderReader): Promise<CarRows> {
  return {
    locations: await read(locationsCsv, readLocation),
    zones: await read(industrialZonesCsv, (row) => readZone(row, currency)),
    rates: await read(carRatesCsv, (row) => readRate(row, currency)),
    prices: await read(carPricesCsv, (row) => readCarPrice(row, currency)),
  };
}

function readLocation(row: RowReader): CarLocationRow {
  const kind = row.choice('kind', carLocationKinds);
  const city = row.code('city', { optional: true });
  if ((kind === 'city') !== (city === '')) row.fault('city', 'branch_city');
  const dropOffs = row.text('drop_offs', { optional: true, max: 1000 }).split(/\s+/).filter(Boolean);
  if (kind !== 'city' && dropOffs.length > 0) row.fault('drop_offs', 'branch_city');
  const base = row.code('base', { optional: true });
  if (kind !== 'city' && base !== '') row.fault('base', 'branch_base');
  return {
    line: row.line,
    code: row.code('code'),
    kind,
    city,
    country_code: row.tested('country', isCountry, 'bad_country'),
    tz: row.tested('tz', isZone, 'bad_zone'),
    name_zh: row.printed('name_zh'),
    name_en: row.printed('name_en'),
    drop_off_codes: dropOffs,
    base,
    position: row.integer('position', 0, 100_000),
    active: row.yes('active'),
  };
}

function readZone(row: RowReader, currency: string): IndustrialZoneRow {
  return {
    line: row.line,
    code: row.code('code'),
    city: row.code('city'),
    name_zh: row.printed('name_zh'),
    name_en: row.printed('name_en'),
    amount: readPrice(row, 'amount', currency),
    position: row.integer('position', 0, 10_000),
    active: row.yes('active'),
  };
}

function readRate(row: RowReader, currency: string): CarRateRow {
  const km = row.integerOrNull('km_per_day', 1, 5_000);
  const extraKm = readPriceOrNull(row, 'extra_km', currency);
  if ((km === null) !== (extraKm === null)) row.fault('extra_km', 'km_pair');
  const half = row.integer('half_day_minutes', 60, 1_440);
  const all = row.integer('all_day_minutes', 60, 1_440);
  if (all <= half) row.fault('all_day_minutes', 'day_order');
  return {
    line: row.line,
    code: row.code('code'),
    location: row.code('location'),
    model: row.code('model'),
    pool: row.code('pool'),
    km_per_day: km,
    extra_km_amount: extraKm,
    included: row.words('included', carInclusions),
    half_day_minutes: half,
    all_day_minutes: all,
    chinese_driver_amount: readPrice(row, 'chinese_driver', currency),
    policy: row.parsed('policy', (text) => readRidePolicy(text, currency))?.policy,
    cut_off_minutes: row.integerOrNull('cut_off_minutes', 0, maxCutOffMinutes) ?? usualCutOffMinutes,
    position: row.integer('position', 0, 10_000),
    active: row.yes('active'),
  };
}

function readCarPrice(row: RowReader, currency: string): CarPriceRow {
  readCurrency(row, currency);
  const half = readPrice(row, 'half_day', currency, 1);
  return {
    line: row.line,
    rate: row.code('rate'),
    replaces: row.replaces(),
    season: {
      ...readSeason(row),
      half,
      // At least the half-day price; otherwise a longer rental would cost less than a shorter one.
      all: readPrice(row, 'all_day', currency, half),
      overtime: readPrice(row, 'overtime_hour', currency),
    },
  };
}
