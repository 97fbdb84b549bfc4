import { sql, type Transaction } from 'kysely';
import { batches, type UpsertTarget, upsertRows } from '../../../platform/csv-import/upsert-rows.ts';
import type { Catalogue } from './catalogue-rows.ts';
import type { NightRule } from './night-rules.ts';

/** How many rows were new or different. */
export interface ChangedRows {
  destinations: number;
  hotels: number;
  roomTypes: number;
  ratePlans: number;
}

/** A room type or rate plan with the rules its nights are opened from. */
export interface RuledRow {
  id: number;
  hotel_id: number;
  rules: NightRule[];
}

/** Inserts or updates destinations, hotels, room types and rate plans; a row that is the same is not touched. */
export async function writeCatalogue<T>(trx: Transaction<T>, catalogue: Catalogue): Promise<ChangedRows> {
  const { destinations, hotels, roomTypes, ratePlans } = catalogue;
  return {
    destinations:
      (await upsertRows(
        trx,
        DESTINATIONS,
        destinations.filter(({ kind }) => kind === 'city'),
      )) +
      (await upsertRows(
        trx,
        DESTINATIONS,
        destinations.filter(({ kind }) => kind !== 'city'),
      )),
    hotels: await upsertRows(trx, HOTELS, hotels),
    roomTypes: await upsertRows(trx, ROOM_TYPES, roomTypes),
    ratePlans: await upsertRows(trx, RATE_PLANS, ratePlans),
  };
}

/** Stores rules where they differ and gives back the room types and rate plans whose nights must be rewritten. */
export async function storeNightRules<T>(
  trx: Transaction<T>,
  { nightRules }: Catalogue,
): Promise<{ rooms: RuledRow[]; plans: RuledRow[] }> {
  const changed = { rooms: [] as RuledRow[], plans: [] as RuledRow[] };
  for (const batch of batches(nightRules.filter(({ plan }) => plan === ''))) {
    const { rows } = await sql<RuledRow>`
      UPDATE room_types r SET unit_rules = n.rules
        FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS n(hotel text, room text, rules jsonb)
        JOIN hotels h ON h.code = n.hotel
       WHERE r.hotel_id = h.id AND r.code = n.room AND r.unit_rules IS DISTINCT FROM n.rules
      RETURNING r.id, r.hotel_id, r.unit_rules AS rules`.execute(trx);
    changed.rooms.push(...rows);
  }
  for (const batch of batches(nightRules.filter(({ plan }) => plan !== ''))) {
    const { rows } = await sql<RuledRow>`
      UPDATE rate_plans p SET price_rules = n.rules
        FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS n(hotel text, room text, plan text, rules jsonb)
        JOIN hotels h ON h.code = n.hotel
        JOIN room_types r ON r.hotel_id = h.id AND r.code = n.room
       WHERE p.room_type_id = r.id AND p.code = n.plan AND p.price_rules IS DISTINCT FROM n.rules
      RETURNING p.id, p.hotel_id, p.price_rules AS rules`.execute(trx);
    changed.plans.push(...rows);
  }
  return changed;
}

const WORDS = 'text';
const DESTINATIONS: UpsertTarget = {
  table: 'destinations',
  key: 'code',
  columns: {
    code: WORDS,
    kind: WORDS,
    country_code: 'char(2)',
    tz: WORDS,
    name_zh: WORDS,
    name_en: WORDS,
    name_local: WORDS,
    latitude: 'float8',
    longitude: 'float8',
    radius_km: 'float8',
    intro_zh: WORDS,
    intro_en: WORDS,
    position: 'int',
  },
  found: {
    city_id: { from: 'LEFT JOIN destinations c ON c.code = n.city', named: { city: WORDS }, id: 'c.id' },
  },
};
const HOTELS: UpsertTarget = {
  table: 'hotels',
  key: 'code',
  columns: {
    code: WORDS,
    name_zh: WORDS,
    name_en: WORDS,
    name_local: WORDS,
    address_zh: WORDS,
    address_en: WORDS,
    phone: WORDS,
    zip: WORDS,
    email: WORDS,
    reservation_email: WORDS,
    reservation_lang: WORDS,
    supplier: WORDS,
    star: 'smallint',
    latitude: 'float8',
    longitude: 'float8',
    facilities: 'text[]',
    description_zh: WORDS,
    description_en: WORDS,
    child_policy_zh: WORDS,
    child_policy_en: WORDS,
    check_in_from: 'time',
    check_out_until: 'time',
    opened_year: 'smallint',
    renovated_year: 'smallint',
    recommended: 'int',
    hot: 'int',
    views: 'int',
    active: 'boolean',
    listed_at: 'timestamptz',
  },
  startingValues: ['views'],
  found: {
    city_id: { from: 'JOIN destinations c ON c.code = n.city', named: { city: WORDS }, id: 'c.id' },
    district_id: {
      from: 'LEFT JOIN destinations d ON d.code = n.district',
      named: { district: WORDS },
      id: 'd.id',
    },
  },
};
const ROOM_TYPES: UpsertTarget = {
  table: 'room_types',
  key: 'hotel_id, code',
  columns: {
    code: WORDS,
    name_zh: WORDS,
    name_en: WORDS,
    size_m2: 'smallint',
    max_adults: 'smallint',
    max_children: 'smallint',
    max_guests: 'smallint',
    floor: WORDS,
    has_window: 'boolean',
    smoking: 'boolean',
    facilities: 'text[]',
    position: 'smallint',
    active: 'boolean',
    release_days: 'smallint',
    release_keep: 'smallint',
  },
  found: { hotel_id: { from: 'JOIN hotels h ON h.code = n.hotel', named: { hotel: WORDS }, id: 'h.id' } },
};
const RATE_PLANS: UpsertTarget = {
  table: 'rate_plans',
  key: 'room_type_id, code',
  columns: {
    code: WORDS,
    meal: WORDS,
    breakfasts: 'smallint',
    bed: WORDS,
    policy: 'jsonb',
    min_stay: 'smallint',
    nationalities: 'text[]',
    child_bands: 'jsonb',
    position: 'smallint',
    active: 'boolean',
    sells: WORDS,
    request_when_gone: 'boolean',
    cut_off: 'jsonb',
  },
  found: {
    hotel_id: { from: 'JOIN hotels h ON h.code = n.hotel', named: { hotel: WORDS }, id: 'h.id' },
    room_type_id: {
      from: 'JOIN room_types r ON r.hotel_id = h.id AND r.code = n.room',
      named: { room: WORDS },
      id: 'r.id',
    },
  },
};
