import type { Db } from '../../calls.ts';

/** A hotel with everything its page shows; undefined when it is unknown or not active. */
export function findHotel(db: Db, id: number) {
  return db
    .selectFrom('hotels')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
}
export type HotelRow = NonNullable<Awaited<ReturnType<typeof findHotel>>>;

/** The active room types of a hotel in the order they are shown. */
export function listRoomTypes(db: Db, hotelId: number) {
  return db
    .selectFrom('room_types')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type RoomTypeRow = Awaited<ReturnType<typeof listRoomTypes>>[number];
