import { sql } from 'kysely';
import type { Db, Operator, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';

type Limited = Pick<Operator, 'scope'>;

/** A hotel as recipient of a rooming list. */
export interface RoomingHotel {
  id: number;
  name_zh: string;
  name_en: string;
  email: string;
  reservation_email: string;
  reservation_lang: string;
  country_code: string;
  tz: string;
}

/**
 * Finds a hotel. Refuses with `hotel_unknown`, also outside the countries that the caller's role is limited to, and for a
 * role limited to selling companies: a list can hold guests of several companies.
 */
export async function findRoomingHotel(db: Db | Trx, id: number, caller: Limited): Promise<RoomingHotel> {
  const hotel = await select(db, id, caller).executeTakeFirst();
  if (!hotel) throw new AppError('hotel_unknown');
  return hotel;
}

/** The same with a lock, which serialises the lists sent to the hotel. */
export async function lockRoomingHotel(trx: Trx, id: number, caller: Limited): Promise<RoomingHotel> {
  const hotel = await select(trx, id, caller).forNoKeyUpdate('hotels').executeTakeFirst();
  if (!hotel) throw new AppError('hotel_unknown');
  return hotel;
}

function select(db: Db | Trx, id: number, { scope: { countries, sellers } }: Limited) {
  return db
    .selectFrom('hotels')
    .innerJoin('destinations as city', 'city.id', 'hotels.city_id')
    .select(['hotels.id', 'hotels.name_zh', 'hotels.name_en', 'hotels.email'])
    .select(['hotels.reservation_email', 'hotels.reservation_lang', 'city.country_code', 'city.tz'])
    .where('hotels.id', '=', id)
    .$if(sellers !== null, (query) => query.where(sql<boolean>`false`))
    .$if(countries !== null, (query) => query.where('city.country_code', 'in', [...countries!]));
}
