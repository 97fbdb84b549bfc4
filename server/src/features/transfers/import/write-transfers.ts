import type { Transaction } from 'kysely';
import type { Effects } from '../../../platform/csv-import/effects.ts';
import { type UpsertTarget, upsertRows } from '../../../platform/csv-import/upsert-rows.ts';
import { storeTransferSeasons } from './store-transfer-seasons.ts';
import type { TransferRows } from './transfer-rows.ts';

/** Inserts or updates everything that transfers are sold by; returns the number of new or changed rows. */
export async function writeTransfers<T>(
  trx: Transaction<T>,
  rows: TransferRows,
  today: string,
  effects: Effects,
): Promise<Record<string, number>> {
  return {
    airports: await upsertRows(trx, AIRPORTS, rows.airports),
    transferZones: await upsertRows(trx, ZONES, rows.zones),
    transferPlaces: await upsertRows(trx, PLACES, rows.places),
    transferRates: await upsertRows(trx, RATES, rows.rates),
    transferSeasons: await storeTransferSeasons(trx, rows.prices, today, effects),
  };
}

const AIRPORTS: UpsertTarget = {
  table: 'airports',
  key: 'iata',
  columns: {
    iata: 'char(3)',
    name_zh: 'text',
    name_en: 'text',
    city_zh: 'text',
    city_en: 'text',
    country_code: 'char(2)',
    tz: 'text',
    latitude: 'float8',
    longitude: 'float8',
    meeting_zh: 'text',
    meeting_en: 'text',
    chinese_driver_amount: 'bigint',
    night_amount: 'bigint',
    child_seat_amount: 'bigint',
    waiting_amount: 'bigint',
    policy: 'jsonb',
    position: 'int',
    active: 'boolean',
  },
  found: {
    base_id: { from: 'LEFT JOIN bases b ON b.code = n.base', named: { base: 'text' }, id: 'b.id' },
  },
};
const AIRPORT_ID = {
  from: 'JOIN airports a ON a.iata = n.airport',
  named: { airport: 'text' },
  id: 'a.id',
};
const ZONES: UpsertTarget = {
  table: 'transfer_zones',
  key: 'airport_id, code',
  columns: { code: 'text', name_zh: 'text', name_en: 'text', drive_minutes: 'smallint', active: 'boolean' },
  found: { airport_id: AIRPORT_ID },
};
const PLACES: UpsertTarget = {
  table: 'transfer_places',
  key: 'airport_id, code',
  columns: {
    code: 'text',
    kind: 'text',
    name_zh: 'text',
    name_en: 'text',
    name_local: 'text',
    address_zh: 'text',
    address_en: 'text',
    position: 'int',
    active: 'boolean',
  },
  found: {
    airport_id: AIRPORT_ID,
    zone_id: {
      from: 'JOIN transfer_zones z ON z.airport_id = a.id AND z.code = n.zone',
      named: { zone: 'text' },
      id: 'z.id',
    },
  },
};
const RATES: UpsertTarget = {
  table: 'transfer_rates',
  key: 'zone_id, class_id',
  columns: { cut_off_minutes: 'int', active: 'boolean' },
  found: {
    zone_id: {
      from: 'JOIN airports a ON a.iata = n.airport JOIN transfer_zones z ON z.airport_id = a.id AND z.code = n.zone',
      named: { airport: 'text', zone: 'text' },
      id: 'z.id',
    },
    class_id: { from: 'JOIN vehicle_classes c ON c.code = n.class', named: { class: 'text' }, id: 'c.id' },
    pool_id: { from: 'JOIN vehicle_pools p ON p.code = n.pool', named: { pool: 'text' }, id: 'p.id' },
  },
};
