import { sql, type Transaction } from 'kysely';
import type { Catalogue } from './catalogue-rows.ts';
import type { NightRule } from './night-rules.ts';

const BATCH = 2_000;

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
      (await upsert(
        trx,
        DESTINATIONS,
        destinations.filter(({ kind }) => kind === 'city'),
      )) +
      (await upsert(
        trx,
        DESTINATIONS,
        destinations.filter(({ kind }) => kind !== 'city'),
      )),
    hotels: await upsert(trx, HOTELS, hotels),
    roomTypes: await upsert(trx, ROOM_TYPES, roomTypes),
    ratePlans: await upsert(trx, RATE_PLANS, ratePlans),
  };
}

/** Stores rules where they differ and gives back the room types and rate plans whose nights must be written anew. */
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

interface Target {
  table: string;
  key: string;
  /** Written columns and their types, as they stand in the rows. */
  columns: Record<string, string>;
  /** Columns that name another row by code: how its id is found. */
  found: Record<string, { from: string; named: Record<string, string>; id: string }>;
  /** Columns that the portal itself moves later: written once, never overwritten. */
  startingValues?: readonly string[];
}

const WORDS = 'text';
const DESTINATIONS: Target = {
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
    scene: WORDS,
    intro_zh: WORDS,
    intro_en: WORDS,
    position: 'int',
  },
  found: {
    city_id: { from: 'LEFT JOIN destinations c ON c.code = n.city', named: { city: WORDS }, id: 'c.id' },
  },
};
const HOTELS: Target = {
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
    scene: WORDS,
    picture_seed: 'int',
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
const ROOM_TYPES: Target = {
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
    picture_seed: 'int',
    position: 'smallint',
    active: 'boolean',
  },
  found: { hotel_id: { from: 'JOIN hotels h ON h.code = n.hotel', named: { hotel: WORDS }, id: 'h.id' } },
};
const RATE_PLANS: Target = {
  table: 'rate_plans',
  key: 'room_type_id, code',
  columns: {
    code: WORDS,
    meal: WORDS,
    breakfasts: 'smallint',
    bed: WORDS,
    refundable: 'boolean',
    policy: 'jsonb',
    min_stay: 'smallint',
    nationalities: 'text[]',
    child_bands: 'jsonb',
    position: 'smallint',
    active: 'boolean',
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

async function upsert<T>(trx: Transaction<T>, target: Target, rows: readonly object[]): Promise<number> {
  const own = Object.keys(target.columns);
  const written = [...Object.keys(target.found), ...own];
  const updated = written.filter((name) => !target.startingValues?.includes(name));
  const shape = {
    ...target.columns,
    ...Object.assign({}, ...Object.values(target.found).map(({ named }) => named)),
  };
  // Every word here comes from the tables above, never from a file.
  const statement = (batch: readonly object[]) => sql`
    INSERT INTO ${sql.raw(target.table)} (${sql.raw(written.join(', '))})
    SELECT ${sql.raw([...Object.values(target.found).map(({ id }) => id), ...own.map((name) => `n.${name}`)].join(', '))}
      FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS n(${sql.raw(
        Object.entries(shape)
          .map(([name, type]) => `${name} ${type}`)
          .join(', '),
      )})
           ${sql.raw(
             Object.values(target.found)
               .map(({ from }) => from)
               .join(' '),
           )}
    ON CONFLICT (${sql.raw(target.key)}) DO UPDATE
       SET (${sql.raw(updated.join(', '))}) = (${sql.raw(updated.map((name) => `excluded.${name}`).join(', '))})
     WHERE (${sql.raw(updated.map((name) => `${target.table}.${name}`).join(', '))})
           IS DISTINCT FROM (${sql.raw(updated.map((name) => `excluded.${name}`).join(', '))})`;
  let changed = 0;
  for (const batch of batches(rows)) {
    const { numAffectedRows } = await statement(batch).execute(trx);
    changed += Number(numAffectedRows ?? 0);
  }
  return changed;
}

function* batches<R>(rows: readonly R[]): Generator<R[]> {
  for (let at = 0; at < rows.length; at += BATCH) {
    yield rows.slice(at, at + BATCH);
  }
}
