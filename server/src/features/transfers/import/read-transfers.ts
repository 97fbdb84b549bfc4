import { placeKinds } from '@serai/contract/transfers/transfers';
import {
  maxCutOffMinutes,
  readRidePolicy,
  usualCutOffMinutes,
} from '../../../domain/ride-policy-notation.ts';
import type { FolderReader } from '../../../platform/csv-import/folder-reader.ts';
import type { ImportFault } from '../../../platform/csv-import/import-faults.ts';
import { readCurrency, readPrice } from '../../../platform/csv-import/read-price.ts';
import { readSeason } from '../../../platform/csv-import/read-season.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import { findAirport } from './airport-facts.ts';
import { airportsCsv, placesCsv, transferPricesCsv, transferRatesCsv, zonesCsv } from './transfer-csv.ts';
import type {
  AirportRow,
  TransferPlaceRow,
  TransferPriceRow,
  TransferRateRow,
  TransferRows,
  TransferZoneRow,
} from './transfer-rows.ts';

/** Reads those of the five transfer files that exist. Every fault is recorded. */
export async function readTransfers({ read, currency, faults }: FolderReader): Promise<TransferRows> {
  return {
    airports: await addFacts(await read(airportsCsv, (row) => readAirport(row, currency)), faults),
    zones: await read(zonesCsv, readZone),
    places: await read(placesCsv, readPlace),
    rates: await read(transferRatesCsv, readRate),
    prices: await read(transferPricesCsv, (row) => readTransferPrice(row, currency)),
  };
}

async function addFacts(rows: readonly AirportRow[], faults: ImportFault[]): Promise<AirportRow[]> {
  const full: AirportRow[] = [];
  for (const row of rows) {
    const facts = isIata(row.iata) ? await findAirport(row.iata) : undefined;
    if (isIata(row.iata) && !facts) {
      faults.push({
        file: 'airports.csv',
        line: row.line,
        field: 'iata',
        code: 'airport_unlisted',
        facts: { value: row.iata },
      });
    }
    full.push({ ...row, ...facts });
  }
  return full;
}

function readAirport(row: RowReader, currency: string): AirportRow {
  return {
    line: row.line,
    iata: readIata(row, 'iata'),
    name_zh: row.printed('name_zh'),
    city_zh: row.printed('city_zh'),
    city_en: row.printed('city_en'),
    base: row.code('base', { optional: true }),
    meeting_zh: row.printed('meeting_zh', { max: 500 }),
    meeting_en: row.printed('meeting_en', { max: 500 }),
    chinese_driver_amount: readPrice(row, 'chinese_driver', currency),
    night_amount: readPrice(row, 'night', currency),
    child_seat_amount: readPrice(row, 'child_seat', currency),
    waiting_amount: readPrice(row, 'waiting', currency),
    policy: row.parsed('policy', (text) => readRidePolicy(text, currency))?.policy,
    position: row.integer('position', 0, 100_000),
    active: row.yes('active'),
  };
}

function readZone(row: RowReader): TransferZoneRow {
  return {
    line: row.line,
    airport: readIata(row, 'airport'),
    code: row.code('code'),
    name_zh: row.printed('name_zh'),
    name_en: row.printed('name_en'),
    drive_minutes: row.integer('drive_minutes', 1, 1_440),
    active: row.yes('active'),
  };
}

function readPlace(row: RowReader): TransferPlaceRow {
  return {
    line: row.line,
    airport: readIata(row, 'airport'),
    code: row.code('code'),
    zone: row.code('zone'),
    kind: row.choice('kind', placeKinds),
    name_zh: row.printed('name_zh'),
    name_en: row.printed('name_en'),
    name_local: row.printed('name_local', { optional: true }),
    address_zh: row.printed('address_zh', { optional: true, max: 400 }),
    address_en: row.printed('address_en', { optional: true, max: 400 }),
    position: row.integer('position', 0, 100_000),
    active: row.yes('active'),
  };
}

function readRate(row: RowReader): TransferRateRow {
  return {
    line: row.line,
    ...readZoneAndClass(row),
    pool: row.code('pool'),
    cut_off_minutes: row.integerOrNull('cut_off_minutes', 0, maxCutOffMinutes) ?? usualCutOffMinutes,
    active: row.yes('active'),
  };
}

function readTransferPrice(row: RowReader, currency: string): TransferPriceRow {
  readCurrency(row, currency);
  return {
    line: row.line,
    ...readZoneAndClass(row),
    replaces: row.replaces(),
    season: {
      ...readSeason(row),
      pick_up: readPrice(row, 'pick_up', currency),
      drop_off: readPrice(row, 'drop_off', currency),
    },
  };
}

function readZoneAndClass(row: RowReader) {
  return { airport: readIata(row, 'airport'), zone: row.code('zone'), class: row.code('class') };
}

function readIata(row: RowReader, field: string): string {
  return row.tested(field, isIata, 'bad_iata');
}

function isIata(value: string): boolean {
  return /^[A-Z]{3}$/.test(value);
}
