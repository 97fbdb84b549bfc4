import type { Transaction } from 'kysely';
import type { Effects } from '../../../platform/csv-import/effects.ts';
import { type UpsertTarget, upsertRows } from '../../../platform/csv-import/upsert-rows.ts';
import type { CarRows } from './car-rows.ts';
import { storeCarSeasons } from './store-car-seasons.ts';

/** Inserts or updates everything that cars are sold by; returns the number of new or changed rows. */
export async function writeCars<T>(
  trx: Transaction<T>,
  rows: CarRows,
  today: string,
  effects: Effects,
): Promise<Record<string, number>> {
  const cities = rows.locations.filter(({ kind }) => kind === 'city');
  const branches = rows.locations.filter(({ kind }) => kind !== 'city');
  return {
    carLocations: (await upsertRows(trx, LOCATIONS, cities)) + (await upsertRows(trx, LOCATIONS, branches)),
    industrialZones: await upsertRows(trx, ZONES, rows.zones),
    carRates: await upsertRows(trx, RATES, rows.rates),
    carSeasons: await storeCarSeasons(trx, rows.prices, today, effects),
  };
}

const LOCATIONS: UpsertTarget = {
  table: 'car_locations',
  key: 'code',
  columns: {
    code: 'text',
    kind: 'text',
    country_code: 'char(2)',
    tz: 'text',
    name_zh: 'text',
    name_en: 'text',
    drop_off_codes: 'text[]',
    position: 'int',
    active: 'boolean',
  },
  found: {
    city_id: { from: 'LEFT JOIN car_locations c ON c.code = n.city', named: { city: 'text' }, id: 'c.id' },
    base_id: { from: 'LEFT JOIN bases b ON b.code = n.base', named: { base: 'text' }, id: 'b.id' },
  },
};
const ZONES: UpsertTarget = {
  table: 'industrial_zones',
  key: 'code',
  columns: {
    code: 'text',
    name_zh: 'text',
    name_en: 'text',
    amount: 'bigint',
    position: 'smallint',
    active: 'boolean',
  },
  found: {
    city_id: { from: 'JOIN car_locations c ON c.code = n.city', named: { city: 'text' }, id: 'c.id' },
  },
};
const RATES: UpsertTarget = {
  table: 'car_rates',
  key: 'code',
  columns: {
    code: 'text',
    km_per_day: 'int',
    extra_km_amount: 'bigint',
    included: 'text[]',
    half_day_minutes: 'smallint',
    all_day_minutes: 'smallint',
    chinese_driver_amount: 'bigint',
    policy: 'jsonb',
    cut_off_minutes: 'int',
    position: 'smallint',
    active: 'boolean',
  },
  found: {
    location_id: {
      from: 'JOIN car_locations l ON l.code = n.location',
      named: { location: 'text' },
      id: 'l.id',
    },
    model_id: { from: 'JOIN vehicle_models m ON m.code = n.model', named: { model: 'text' }, id: 'm.id' },
    pool_id: { from: 'JOIN vehicle_pools p ON p.code = n.pool', named: { pool: 'text' }, id: 'p.id' },
  },
};
