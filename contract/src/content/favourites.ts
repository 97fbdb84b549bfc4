import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { picture } from '../files/pictures.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { favouriteKinds, maxFavourites } from './article-states.ts';
import { articleRow } from './articles.ts';

/** Maximum number of ids per call. */
export const maxAsked = 100;

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
  title: 'say which of some articles or hotels are favourites of the caller',
  access: 'member',
  input: z.strictObject({
    kind: z.enum(favouriteKinds),
    ids: z.array(id).check(z.minLength(1), z.maxLength(maxAsked)),
  }),
  reply: z.object({ ids: z.array(z.int()) }),
  errors: [],
});

/** A favourite hotel. */
export const favouriteHotel = z.object({
  id: z.int(),
  name: z.string(),
  name_alt: z.string(),
  city: z.string(),
  star: z.int(),
  picture: z.nullable(picture),
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
  input: z.strictObject({ kind: z.optional(z.enum(favouriteKinds)), ...listPaging }),
  reply: z.object({ list: z.array(favourite), ...listed }),
  errors: listErrors,
});
