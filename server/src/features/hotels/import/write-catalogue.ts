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
  fees: number;
}

/** A room type or rate plan with the rules its nights are opened from. */
export interface RuledRow {
  id: number;
  hotel_id: number;
  rules: NightRule[];
}

/** Inserts or updates destinations, hotels, room types and rate plans; a row that is the same is not touched. */
export async function writeCatalogue<T>(trx: Transaction<T>, catalogue: Catalogue): Promise<ChangedRows> {
  const { destinations, hotels, roomTypes, ratePlans, fees } = catalogue;
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
    fees: await upsertRows(trx, FEES, fees),
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
  for (const batch of batches(nightRules.filter(({ plan, rules }) => plan !== '' && rules.length > 0))) {
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

/** Stores the rules of what the seller pays where they differ, and gives back the rate plans whose nights they are of. */
export async function storeCostRules<T>(trx: Transaction<T>, { nightRules }: Catalogue): Promise<RuledRow[]> {
  const changed: RuledRow[] = [];
  for (const batch of batches(nightRules.filter(({ costs }) => costs.length > 0))) {
    const { rows } = await sql<RuledRow>`
      UPDATE rate_plans p SET cost_rules = n.costs
        FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS n(hotel text, room text, plan text, costs jsonb)
        JOIN hotels h ON h.code = n.hotel
        JOIN room_types r ON r.hotel_id = h.id AND r.code = n.room
       WHERE p.room_type_id = r.id AND p.code = n.plan AND p.cost_rules IS DISTINCT FROM n.costs
      RETURNING p.id, p.hotel_id, p.cost_rules AS rules`.execute(trx);
    changed.push(...rows);
  }
  return changed;
}

/** Stores supplements and limits of stays where they differ; a plan that the files set prices of has the limits they say. */
export async function storeNightTerms<T>(
  trx: Transaction<T>,
  { nightRules, supplements }: Catalogue,
): Promise<number> {
  let changed = 0;
  for (const batch of batches(nightRules.filter(({ plan }) => plan !== ''))) {
    const { numAffectedRows } = await sql`
      UPDATE rate_plans p SET stay_limits = n.limits
        FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS n(hotel text, room text, plan text, limits jsonb)
        JOIN hotels h ON h.code = n.hotel
        JOIN room_types r ON r.hotel_id = h.id AND r.code = n.room
       WHERE p.room_type_id = r.id AND p.code = n.plan AND p.stay_limits IS DISTINCT FROM n.limits`.execute(
      trx,
    );
    changed += Number(numAffectedRows ?? 0);
  }
  for (const batch of batches(supplements)) {
    const { numAffectedRows } = await sql`
      UPDATE rate_plans p SET supplements = n.supplements
        FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
          AS n(hotel text, room text, plan text, supplements jsonb)
        JOIN hotels h ON h.code = n.hotel
        JOIN room_types r ON r.hotel_id = h.id AND r.code = n.room
       WHERE p.room_type_id = r.id AND p.code = n.plan AND p.supplements IS DISTINCT FROM n.supplements`.execute(
      trx,
    );
    changed += Number(numAffectedRows ?? 0);
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
    important_zh: WORDS,
    important_en: WORDS,
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
    base_guests: 'smallint',
    extra_beds: 'smallint',
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
    included: 'text[]',
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
const FEES: UpsertTarget = {
  table: 'hotel_fees',
  key: 'hotel_id, code',
  columns: {
    code: WORDS,
    name_zh: WORDS,
    name_en: WORDS,
    basis: WORDS,
    amount: 'bigint',
    percent: 'float8',
    currency: 'char(3)',
    from_age: 'smallint',
    from_day: WORDS,
    to_day: WORDS,
    position: 'smallint',
    active: 'boolean',
  },
  found: { hotel_id: { from: 'JOIN hotels h ON h.code = n.hotel', named: { hotel: WORDS }, id: 'h.id' } },
};
