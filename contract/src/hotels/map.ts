import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money } from '../money.ts';
import { hotelSearch } from './hotels.ts';

/** Maximum number of hotels on a map; further ones are only counted. */
export const maxMapHotels = 300;

/** Maximum number of districts and landmarks on a map. */
export const maxMapPlaces = 200;

export const mapHotels = endpoint({
  method: 'GET',
  path: 'hotel/map',
  title: `show where the hotels of a search are, the first ${maxMapHotels} of the list`,
  access: 'public',
  rateLimit: 'search',
  input: z.strictObject(hotelSearch),
  reply: z.object({
    /** In the order of the list. */
    list: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        star: z.int(),
        latitude: z.number(),
        longitude: z.number(),
        /** Total of the shown rate, the same as in the list. */
        price: money,
      }),
    ),
    /** Hotels of the list, including those that are not on the map. */
    total: z.int(),
    price_kind: z.enum(['net', 'public']),
    /** Districts and landmarks of the hotels' cities. */
    places: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(['district', 'landmark']),
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  }),
  errors: ['stay_in_past', 'stay_reversed', 'stay_too_long', 'stay_too_far', 'destination_unknown'],
});
