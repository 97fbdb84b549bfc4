import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { picture } from '../files/pictures.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { favouriteKinds, hotelNoteBounds, maxFavourites } from './article-states.ts';
import { articleRow } from './articles.ts';

/** Maximum number of ids per call. */
export const maxAsked = 100;

/** An agency’s note on a hotel; only its own users see it. */
export const hotelNote = z.object({
  hotel_id: z.int(),
  text: z.string(),
  /** Name of the user who wrote it last. */
  by: z.string(),
  at: unixSeconds,
});
export type HotelNote = z.infer<typeof hotelNote>;

export const saveFavourite = endpoint({
  method: 'POST',
  path: 'cms.User/collect',
  title: `keep an article or a hotel among the favourites, ${maxFavourites} at most, or take it away`,
  access: 'member',
  input: z.strictObject({ kind: z.enum(favouriteKinds), id, collected: z.boolean() }),
  reply: z.object({ collected: z.boolean() }),
  errors: ['not_found', 'favourites_full'],
});

export const findFavourites = endpoint({
  method: 'GET',
  path: 'cms.User/collected',
  title:
    'say which of some articles or hotels are favourites of the caller, with the agency’s notes on the hotels',
  access: 'member',
  input: z.strictObject({
    kind: z.enum(favouriteKinds),
    ids: z.array(id).check(z.minLength(1), z.maxLength(maxAsked)),
  }),
  reply: z.object({
    ids: z.array(z.int()),
    /** Notes on the requested hotels, whether favourites or not. */
    notes: z.array(hotelNote),
  }),
  errors: [],
});

export const saveHotelNote = endpoint({
  method: 'POST',
  path: 'cms.User/saveHotelNote',
  title: 'write the agency’s note on a hotel, or remove it with an empty text',
  access: 'member',
  input: z.strictObject({
    id,
    note: text(hotelNoteBounds.length),
    /** The note that was shown, empty for none: a colleague’s newer note is not overwritten. */
    before: z._default(text(hotelNoteBounds.length), ''),
  }),
  reply: z.object({ note: z.nullable(hotelNote) }),
  errors: ['not_found', 'hotel_notes_full', 'hotel_note_changed'],
});

/** A favourite hotel. */
export const favouriteHotel = z.object({
  id: z.int(),
  name: z.string(),
  name_alt: z.string(),
  city: z.string(),
  star: z.int(),
  picture: z.nullable(picture),
  /** The agency’s note. */
  note: z.nullable(hotelNote),
});

export const favourite = z.object({
  /** Id of the favourite; the object's id is `article.id` or `hotel.id`. */
  id: z.int(),
  kind: z.enum(favouriteKinds),
  article: z.nullable(articleRow),
  hotel: z.nullable(favouriteHotel),
  /** No longer available: taken offline, or no longer sold. */
  gone: z.boolean(),
  created_at: unixSeconds,
});
export type Favourite = z.infer<typeof favourite>;

export const listFavourites = endpoint({
  method: 'GET',
  path: 'cms.User/collect',
  title: 'list the caller’s favourites, newest first',
  access: 'member',
  input: z.strictObject({
    kind: z.optional(z.enum(favouriteKinds)),
    /** Only hotels of this city. */
    city_id: z.optional(id),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(favourite),
    /** Cities of all favourite hotels that are sold, most favourites first. */
    cities: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        count: z.int(),
        /** Ids of the newest ones; `hotel/list` takes them as a filter. */
        hotels: z.array(z.int()),
      }),
    ),
    ...listed,
  }),
  errors: listErrors,
});
