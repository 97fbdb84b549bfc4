import { sql, type Transaction } from 'kysely';
import { type UpsertTarget, upsertRows } from '../../../platform/csv-import/upsert-rows.ts';
import type { FleetRows } from './fleet-rows.ts';

/** Inserts or updates vehicles and drivers; returns the number of new or changed rows. */
export async function writeFleet<T>(trx: Transaction<T>, rows: FleetRows): Promise<Record<string, number>> {
  const counts = {
    bases: await upsertRows(trx, BASES, rows.bases),
    vehicleClasses: await upsertRows(trx, CLASSES, rows.classes),
    vehicleModels: await upsertRows(trx, MODELS, rows.models),
    vehiclePools: await upsertRows(trx, POOLS, rows.pools),
    drivers: await upsertRows(trx, DRIVERS, rows.drivers),
    vehicles: await upsertRows(trx, VEHICLES, rows.vehicles),
  };
  // A vehicle that was hired before is the seller's own now.
  const plates = rows.vehicles.map(({ plate_number }) => plate_number);
  await sql`UPDATE vehicles SET company = '' WHERE company <> '' AND plate_number = ANY(${plates}::text[])`.execute(
    trx,
  );
  return counts;
}

const BASES: UpsertTarget = {
  table: 'bases',
  key: 'code',
  columns: {
    code: 'text',
    name_zh: 'text',
    name_en: 'text',
    country_code: 'char(2)',
    tz: 'text',
    latitude: 'float8',
    longitude: 'float8',
    language: 'text',
    turnaround_minutes: 'smallint',
    active: 'boolean',
  },
  found: {},
};
const BASE_ID = { from: 'LEFT JOIN bases b ON b.code = n.base', named: { base: 'text' }, id: 'b.id' };
const KIND = {
  code: 'text',
  name_zh: 'text',
  name_en: 'text',
  body: 'text',
  seats: 'smallint',
  bags: 'smallint',
  position: 'smallint',
  active: 'boolean',
};
const CLASSES: UpsertTarget = {
  table: 'vehicle_classes',
  key: 'code',
  columns: { ...KIND, examples_zh: 'text', examples_en: 'text' },
  found: {},
};
const MODELS: UpsertTarget = {
  table: 'vehicle_models',
  key: 'code',
  columns: { ...KIND, energy: 'text', drivetrain: 'text' },
  found: {
    class_id: { from: 'JOIN vehicle_classes c ON c.code = n.class', named: { class: 'text' }, id: 'c.id' },
  },
};
const POOLS: UpsertTarget = {
  table: 'vehicle_pools',
  key: 'code',
  columns: { code: 'text', units: 'smallint', active: 'boolean' },
  found: {},
};
const DRIVERS: UpsertTarget = {
  table: 'drivers',
  key: 'code',
  columns: {
    code: 'text',
    name_zh: 'text',
    name_en: 'text',
    phone: 'text',
    languages: 'text[]',
    active: 'boolean',
  },
  found: { base_id: BASE_ID },
};
const VEHICLES: UpsertTarget = {
  table: 'vehicles',
  key: 'plate_number',
  columns: { plate_number: 'text', active: 'boolean' },
  found: {
    model_id: { from: 'JOIN vehicle_models m ON m.code = n.model', named: { model: 'text' }, id: 'm.id' },
    base_id: BASE_ID,
    pool_id: {
      from: 'LEFT JOIN vehicle_pools p ON p.code = n.pool',
      named: { pool: 'text' },
      id: 'p.id',
    },
  },
};
