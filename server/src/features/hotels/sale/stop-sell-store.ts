import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** A hotel whose sale is changed, with the time zone of its calendar. */
export interface SaleHotel {
  id: number;
  name_zh: string;
  tz: string;
}

/** Locks a hotel to serialise changes of its sale. Refuses with `hotel_unknown`. */
export async function lockSaleHotel(trx: Trx, id: number): Promise<SaleHotel> {
  const hotel = await trx
    .selectFrom('hotels')
    .innerJoin('destinations as city', 'city.id', 'hotels.city_id')
    .select(['hotels.id', 'hotels.name_zh', 'city.tz'])
    .where('hotels.id', '=', id)
    .forNoKeyUpdate('hotels')
    .executeTakeFirst();
  if (!hotel) throw new AppError('hotel_unknown');
  return hotel;
}

/** A stop-sell in force, with the name of its room type; null = all room types. */
export interface StopSellRow {
  id: number;
  room_type_id: number | null;
  room_zh: string | null;
  from_night: string;
  to_night: string;
}

/** Lists the stop-sells of a hotel that are in force, in the order in which they were made. */
export async function listStopsOf(db: Db | Trx, hotelId: number): Promise<StopSellRow[]> {
  return db
    .selectFrom('stop_sells as stop')
    .leftJoin('room_types as room', 'room.id', 'stop.room_type_id')
    .select(['stop.id', 'stop.room_type_id', 'room.name_zh as room_zh', 'stop.from_night', 'stop.to_night'])
    .where('stop.hotel_id', '=', hotelId)
    .where('stop.opened_at', 'is', null)
    .orderBy('stop.id')
    .execute();
}

/** The nights off sale as facts of an audit row; without a room type they apply to the whole hotel. */
export function factsOfStops(stops: readonly StopSellRow[]): { off_sale: string[] } {
  return {
    off_sale: stops.map(({ room_zh, from_night, to_night }) =>
      [room_zh, `${from_night} – ${to_night}`].filter(Boolean).join(' '),
    ),
  };
}

/** Deletes the stop-sells of nights that are over everywhere; the activity log keeps who made them. */
export async function purgeStopSells(db: Db, now: Date): Promise<void> {
  // Two days: no place is further behind UTC than one, and lists still show the night at the hotel.
  const over = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  await db.deleteFrom('stop_sells').where('to_night', '<', over).execute();
}
