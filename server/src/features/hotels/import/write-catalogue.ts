import type { Transaction } from 'kysely';
import { type UpsertTarget, upsertRows } from '../../../platform/csv-import/upsert-rows.ts';
import type { Catalogue } from './catalogue-rows.ts';

/** Number of new or changed rows. */
export interface ChangedRows {
  destinations: number;
  hotels: number;
  roomTypes: number;
  ratePlans: number;
  fees: number;
}

/** Inserts or updates destinations, hotels, room types and rate plans; unchanged rows are not written. */
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
    address_local: WORDS,
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
