import type { FavouriteKind } from '@serai/contract/content/article-states';
import { maxFilterHotels } from '@serai/contract/hotels/hotels';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';

/** Target of a favourite. */
interface Target {
  kind: FavouriteKind;
  id: number;
}

/**
 * Serialises changes of a user's favourites by locking the user's row, because new favourites have no row to
 * lock.
 */
export async function lockFavourites(trx: Trx, userId: number): Promise<void> {
  const user = trx.selectFrom('users').select('id').where('id', '=', userId);
  await user.forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Inserts a favourite; returns whether it is new, in which case the article counts it. */
export async function insertFavourite(
  trx: Trx,
  userId: number,
  { kind, id }: Target,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('favourites')
    .values({ user_id: userId, kind, target_id: id, created_at: now })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row && kind === 'article') await countFavourite(trx, id, 1);
  return row !== undefined;
}

export async function deleteFavourite(trx: Trx, userId: number, { kind, id }: Target): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows > 0n && kind === 'article') await countFavourite(trx, id, -1);
}

async function countFavourite(trx: Trx, articleId: number, change: number): Promise<void> {
  await trx
    .updateTable('articles')
    .set((article) => ({ favourites: article('favourites', '+', change) }))
    .where('id', '=', articleId)
    .execute();
}

export async function countFavourites(trx: Trx, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a hotel is active. */
export async function isSold(db: Db | Trx, hotelId: number): Promise<boolean> {
  const hotels = db.selectFrom('hotels').select('id').where('id', '=', hotelId).where('active', '=', true);
  return (await hotels.executeTakeFirst()) !== undefined;
}

export interface HotelRow {
  id: number;
  active: boolean;
  name_zh: string;
  name_en: string;
  city_zh: string;
  city_en: string;
  star: number;
  /** First picture, in the format of features with pictures. */
  picture: string | null;
  alt_zh: string | null;
  alt_en: string | null;
}

/** Hotels by id, active or not. */
export async function listHotelRows(db: Db, ids: readonly number[]): Promise<Map<number, HotelRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<HotelRow>`
    SELECT hotel.id, hotel.active, hotel.name_zh, hotel.name_en, city.name_zh AS city_zh, city.name_en AS city_en,
      hotel.star, pictures.key || pictures.preview AS picture, first.alt_zh, first.alt_en
    FROM hotels hotel JOIN destinations city ON city.id = hotel.city_id
    LEFT JOIN LATERAL (
      SELECT * FROM hotel_pictures WHERE hotel_id = hotel.id ORDER BY position LIMIT 1) first ON true
    LEFT JOIN pictures ON pictures.id = first.picture_id
    WHERE hotel.id = ANY(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

interface FavouriteCity {
  id: number;
  name_zh: string;
  name_en: string;
  count: number;
  /** Newest favourites first, at most as many as a hotel list can be filtered by. */
  hotels: number[];
}

/** Cities of a user's favourite hotels that are sold, most favourites first. */
export async function listFavouriteCities(db: Db, userId: number): Promise<FavouriteCity[]> {
  const { rows } = await sql<FavouriteCity>`
    SELECT city.id, city.name_zh, city.name_en, count(*)::int AS count,
      (array_agg(hotel.id ORDER BY favourite.id DESC))[1:${sql.lit(maxFilterHotels)}] AS hotels
    FROM favourites favourite JOIN hotels hotel ON hotel.id = favourite.target_id AND hotel.active
    JOIN destinations city ON city.id = hotel.city_id
    WHERE favourite.user_id = ${userId} AND favourite.kind = 'hotel'
    GROUP BY city.id ORDER BY count(*) DESC, city.id`.execute(db);
  return rows;
}
