import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { atHomeWithin } from '../../fleet/fleet.ts';
import { type Finder, noFacts } from './found.ts';

/** Minimum number of digits of a part of a telephone number. */
const minDigits = 4;

interface DriverRow {
  id: number;
  /** Of a hired driver, the company. */
  code: string;
  name_zh: string;
  name_en: string;
  phone: string;
  active: boolean;
}

/** Finds drivers by any part of their name or telephone number, or by their code. A fleet has few drivers. */
export const findDrivers: Finder = async (db, { keyword, lang, most, scope }) => {
  const digits = keyword.replace(/\D/g, '').replace(/^0+/, '');
  const { rows } = await sql<DriverRow>`
    SELECT id, CASE company WHEN '' THEN code ELSE company END AS code, name_zh, name_en, phone, active FROM drivers
    WHERE (strpos(lower(name_zh), lower(${keyword}::text)) > 0 OR strpos(lower(name_en), lower(${keyword}::text)) > 0
      OR lower(code) = lower(${keyword}::text)
      OR length(${digits}::text) >= ${minDigits}::int
        AND strpos(regexp_replace(phone, '[^0-9]', '', 'g'), ${digits}::text) > 0)
      AND ${atHomeWithin(scope, 'drivers.base_id')}
    ORDER BY active DESC, id DESC LIMIT ${most}`.execute(db);
  return rows.map((row) => ({
    ...noFacts,
    kind: 'driver',
    id: row.id,
    title: inLanguage(lang, { zh: row.name_zh, en: row.name_en }),
    phone: row.phone,
    reference: row.code,
    status: row.active ? 'active' : 'inactive',
  }));
};

interface VehicleRow {
  id: number;
  plate_number: string;
  model_zh: string;
  model_en: string;
  active: boolean;
}

/** Finds vehicles by any part of their plate number; blanks, dots and hyphens in it do not count. */
export const findVehicles: Finder = async (db, { keyword, lang, most, scope }) => {
  const part = keyword.replace(plateSigns, '').toLowerCase();
  if (part === '') return [];
  const { rows } = await sql<VehicleRow>`
    SELECT vehicles.id, vehicles.plate_number, vehicles.active, model.name_zh AS model_zh, model.name_en AS model_en
    FROM vehicles JOIN vehicle_models model ON model.id = vehicles.model_id
    WHERE strpos(lower(regexp_replace(vehicles.plate_number, ${plateSigns.source}, '', 'g')), ${part}::text) > 0
      AND ${atHomeWithin(scope, 'vehicles.base_id')}
    ORDER BY vehicles.active DESC, vehicles.id DESC LIMIT ${most}`.execute(db);
  return rows.map((row) => ({
    ...noFacts,
    kind: 'vehicle',
    id: row.id,
    title: row.plate_number,
    subject: inLanguage(lang, { zh: row.model_zh, en: row.model_en }),
    status: row.active ? 'active' : 'inactive',
  }));
};

const plateSigns = /[ .·-]/g;
