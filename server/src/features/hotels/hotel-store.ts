import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { RoomLimits } from '../../domain/pricing/occupancy.ts';
import { feesOfHotel } from './hotel-fees.ts';

/** Loads a hotel with everything its page shows; undefined if unknown or inactive. */
export function findHotel(db: Db, id: number) {
  return db
    .selectFrom('hotels as h')
    .selectAll()
    .select(feesOfHotel.as('fees'))
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
}
export type HotelRow = NonNullable<Awaited<ReturnType<typeof findHotel>>>;

/** Lists the active room types of a hotel in display order, each with its first picture. */
export function listRoomTypes(db: Db, hotelId: number) {
  return db
    .selectFrom('room_types')
    .leftJoin('room_type_pictures as first', (join) =>
      join.onRef('first.room_type_id', '=', 'room_types.id').on('first.position', '=', 1),
    )
    .leftJoin('pictures', 'pictures.id', 'first.picture_id')
    .selectAll('room_types')
    .select([
      'first.alt_zh',
      'first.alt_en',
      sql<string | null>`pictures.key || pictures.preview`.as('picture'),
    ])
    .where('hotel_id', '=', hotelId)
    .where('active', '=', true)
    .orderBy('room_types.position')
    .orderBy('room_types.id')
    .execute();
}
export type RoomTypeRow = Awaited<ReturnType<typeof listRoomTypes>>[number];

/** Occupancy limits and beds of a room type. */
export function limitsOf(
  room: Pick<RoomTypeRow, 'max_adults' | 'max_children' | 'max_guests' | 'base_guests' | 'extra_beds'>,
): RoomLimits {
  return {
    maxAdults: room.max_adults,
    maxChildren: room.max_children,
    maxGuests: room.max_guests,
    beds: (room.base_guests ?? room.max_adults) + room.extra_beds,
  };
}

/** Pictures of a hotel in the seller's order. */
export function listHotelPictures(db: Db, hotelId: number) {
  return db
    .selectFrom('hotel_pictures')
    .innerJoin('pictures', 'pictures.id', 'hotel_pictures.picture_id')
    .select(['alt_zh', 'alt_en', sql<string>`pictures.key || pictures.preview`.as('picture')])
    .where('hotel_id', '=', hotelId)
    .orderBy('position')
    .execute();
}
export type HotelPicture = Awaited<ReturnType<typeof listHotelPictures>>[number];
