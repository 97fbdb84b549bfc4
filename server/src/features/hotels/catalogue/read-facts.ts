import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../../calls.ts';
import { HOT_PER_STAY } from '../count-sales.ts';
import { feesOfHotel } from '../hotel-fees.ts';
import type { HotelFacts, RoomFacts } from './hotel-facts.ts';
import { readPlans } from './read-plans.ts';
import type { SharedTexts } from './shared-texts.ts';

interface HotelRow {
  id: number;
  city_id: number;
  district_id: number | null;
  star: number;
  latitude: number;
  longitude: number;
  recommended: number;
  /** Popularity from the import plus recent sales. */
  hot: number;
  views: number;
  listed_at: Date;
  facilities: string[];
  name_zh: string;
  name_en: string;
  address_zh: string;
  address_en: string;
  picture: string;
  check_in_from: string;
  /** List of `PropertyFee` as JSON. */
  fees: string;
}

interface RoomRow {
  id: number;
  hotel_id: number;
  name_zh: string;
  name_en: string;
  max_adults: number;
  max_children: number;
  max_guests: number;
  base_guests: number;
  extra_beds: number;
}

/** Hotels to read: all of a city, or the given ids. */
export type HotelChoice = { cityId: number } | { hotelIds: readonly number[] };

/** Reads active hotels with their active rooms and rate plans, each in display order. */
export async function readHotelFacts(
  { db, pool }: { db: Db; pool: Pool },
  choice: HotelChoice,
  shared: SharedTexts,
): Promise<HotelFacts[]> {
  const chosen =
    'cityId' in choice
      ? sql`h.city_id = ${choice.cityId}`
      : sql`h.id = ANY(${[...choice.hotelIds]}::bigint[])`;
  const hotels = await sql<HotelRow>`
    SELECT h.id, city_id, district_id, star, latitude, longitude, recommended, hot + sold_recently * ${HOT_PER_STAY}::int AS hot, views, listed_at, facilities,
      name_zh, name_en, address_zh, address_en, to_char(check_in_from, 'HH24:MI') AS check_in_from,
      COALESCE(i.key || i.preview, '') AS picture, ${feesOfHotel}::text AS fees
    FROM hotels h LEFT JOIN hotel_pictures hp ON hp.hotel_id = h.id AND hp.position = 1
      LEFT JOIN pictures i ON i.id = hp.picture_id
    WHERE ${chosen} AND active ORDER BY h.id`.execute(db);
  if (hotels.rows.length === 0) return [];
  const hotelIds = hotels.rows.map(({ id }) => id);
  const rooms = await sql<RoomRow>`
    SELECT id, hotel_id, name_zh, name_en, max_adults, max_children, max_guests,
      coalesce(base_guests, max_adults) AS base_guests, extra_beds
    FROM room_types WHERE hotel_id = ANY(${hotelIds}::bigint[]) AND active
    ORDER BY hotel_id, position, id`.execute(db);
  const roomFacts = new Map(rooms.rows.map((row) => [row.id, roomOf(row, shared)]));
  await readPlans(pool, hotelIds, roomFacts, shared);
  const roomsByHotel = new Map<number, RoomFacts[]>();
  for (const { id, hotel_id } of rooms.rows) {
    const room = roomFacts.get(id)!;
    const list = roomsByHotel.get(hotel_id);
    if (list) list.push(room);
    else roomsByHotel.set(hotel_id, [room]);
  }
  return hotels.rows.map((row) => hotelOf(row, roomsByHotel.get(row.id) ?? [], shared));
}

function roomOf(row: RoomRow, shared: SharedTexts): RoomFacts {
  return {
    id: row.id,
    name: shared.roomName(row.name_zh, row.name_en),
    maxAdults: row.max_adults,
    maxChildren: row.max_children,
    maxGuests: row.max_guests,
    baseGuests: row.base_guests,
    beds: row.base_guests + row.extra_beds,
    plans: [],
  };
}

function hotelOf(row: HotelRow, rooms: RoomFacts[], shared: SharedTexts): HotelFacts {
  return {
    id: row.id,
    cityId: row.city_id,
    districtId: row.district_id ?? 0,
    star: row.star,
    latitude: row.latitude,
    longitude: row.longitude,
    recommended: row.recommended,
    hot: row.hot,
    views: row.views,
    listedAt: row.listed_at.getTime(),
    facilities: shared.list(row.facilities),
    texts: {
      nameZh: row.name_zh,
      nameEn: row.name_en,
      addressZh: row.address_zh,
      addressEn: row.address_en,
      picture: row.picture,
      checkInFrom: shared.name(row.check_in_from),
      fees: shared.feesOf(row.fees),
    },
    rooms,
  };
}
