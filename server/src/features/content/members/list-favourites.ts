import type { FavouriteKind } from '@serai/contract/content/article-states';
import type { listFavourites as endpoint, Favourite, HotelNote } from '@serai/contract/content/favourites';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { inOrder } from '../../../platform/lang/in-order.ts';
import { byId, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { presentPicture } from '../../pictures/pictures.ts';
import { type ListedArticle, listArticleRows } from '../article-rows.ts';
import { type HotelRow, listFavouriteCities, listHotelRows } from './favourite-store.ts';
import { findHotelNotes } from './hotel-note-store.ts';

interface Row {
  id: number;
  kind: FavouriteKind;
  target_id: number;
  created_at: Date;
}

/**
 * Lists a page of the caller's favourites, newest first, including ones that can no longer be opened, marked
 * as such.
 */
export async function listFavourites(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId } = memberOf(call);
  const { kind, city_id } = call.input;
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['favourites', userId, kind, city_id],
    order: byId('newest first', 'favourite.id'),
    from: sql`FROM favourites favourite`,
    where: joinConditions([
      sql`favourite.user_id = ${userId}`,
      kind && sql`favourite.kind = ${kind}`,
      city_id !== undefined &&
        sql`favourite.kind = 'hotel' AND favourite.target_id IN (SELECT id FROM hotels WHERE city_id = ${city_id})`,
    ]),
    select: (wanted) => sql<Row>`
      SELECT id, kind, target_id, created_at FROM favourites favourite WHERE ${wanted}`,
  });
  const idsOf = (wanted: FavouriteKind) =>
    rows.filter((row) => row.kind === wanted).map(({ target_id }) => target_id);
  const reader = { agencyId, lang: call.lang, now: call.now };
  const articles = await listArticleRows(db, idsOf('article'), reader);
  const hotels = await listHotelRows(db, idsOf('hotel'));
  const notes = await findHotelNotes(db, agencyId, idsOf('hotel'));
  const cities = await listFavouriteCities(db, userId);
  return {
    list: rows.map((row) =>
      row.kind === 'article'
        ? presentArticle(row, articles.get(row.target_id))
        : presentHotel(row, hotels.get(row.target_id), notes.get(row.target_id), call.lang),
    ),
    cities: cities.map(({ name_zh, name_en, ...city }) => ({
      ...city,
      name: inLanguage(call.lang, { zh: name_zh, en: name_en }),
    })),
    ...listed,
  };
}

function presentArticle(row: Row, listed: ListedArticle | undefined): Favourite {
  return { ...factsOf(row), article: listed?.row ?? null, hotel: null, gone: !listed?.canBeRead };
}

function presentHotel(
  row: Row,
  hotel: HotelRow | undefined,
  note: HotelNote | undefined,
  lang: Lang,
): Favourite {
  const view = hotel && {
    id: hotel.id,
    ...inOrder(hotel.name_zh, hotel.name_en, lang),
    city: inLanguage(lang, { zh: hotel.city_zh, en: hotel.city_en }),
    star: hotel.star,
    picture: presentPicture(
      hotel.picture ?? '',
      inLanguage(lang, { zh: hotel.alt_zh ?? '', en: hotel.alt_en ?? '' }),
    ),
    note: note ?? null,
  };
  return { ...factsOf(row), article: null, hotel: view ?? null, gone: !hotel?.active };
}

function factsOf({ id, kind, created_at }: Row) {
  return { id, kind, created_at: toSeconds(created_at) };
}
