import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { picture } from '../files/pictures.ts';
import { id } from '../ids.ts';
import { money, seenMoney } from '../money.ts';
import { facet, priceLine } from '../orders/booking.ts';
import { cancellation, policy } from '../orders/cancellation.ts';
import { paging } from '../paging.ts';
import { lineText, text } from '../text.ts';
import { nationality, rooms, stay, stayObject } from './stays.ts';

export const destinationKinds = ['city', 'landmark', 'district', 'hotel'] as const;
export const hotelSorts = [
  'default',
  'recommended',
  'hot',
  'views',
  'price',
  'star',
  'time',
  'cancellation',
] as const;
/**
 * Rate that a list shows of each hotel: its cheapest, or the cheapest with breakfast, with free cancellation as of now, or
 * with both.
 */
export const shownRates = ['cheapest', 'breakfast', 'free', 'breakfast_free'] as const;
export type ShownRate = (typeof shownRates)[number];
export const meals = ['room_only', 'breakfast', 'half_board', 'full_board'] as const;
export const beds = ['king', 'queen', 'double', 'twin', 'single', 'triple', 'family'] as const;

/** Units by which property fees are charged. */
export const feeBases = ['room_night', 'person_night', 'person_stay', 'stay', 'percent'] as const;
/** Taxes and charges that a price can include. */
export const includedTaxes = ['vat', 'service_charge', 'commercial_tax', 'city_tax'] as const;

export const findDestinations = endpoint({
  method: 'GET',
  path: 'hotel/destinations',
  title: 'find a destination by Chinese, English or pinyin',
  access: 'public',
  input: z.strictObject({ keyword: z._default(lineText(60), ''), limit: paging.limit }),
  reply: z.object({
    list: z.array(
      z.object({
        type: z.enum(destinationKinds),
        id: z.int(),
        name: z.string(),
        /** Name in the other language. */
        name_alt: z.string(),
        /** Location from large to small, in the requested language. */
        path: z.string(),
        hotels: z.int(),
      }),
    ),
  }),
  errors: [],
});

/**
 * Cities and hotels for the front page; each city with its number of hotels and its lowest price of the
 * coming nights.
 */
export const showcase = endpoint({
  method: 'GET',
  path: 'hotel/showcase',
  title: 'show cities and recommended hotels',
  access: 'public',
  input: z.strictObject({}),
  reply: z.object({
    cities: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        name: z.string(),
        name_alt: z.string(),
        country: z.string(),
        intro: z.string(),
        picture: z.nullable(picture),
        hotels: z.int(),
        price_from: z.nullable(money),
      }),
    ),
    hotels: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        name_alt: z.string(),
        city: z.string(),
        star: z.int(),
        picture: z.nullable(picture),
        price_from: z.nullable(money),
      }),
    ),
  }),
  errors: [],
});

/** A fee that guests pay at the property, never part of the price. */
export const propertyFee = z.object({
  name: z.string(),
  basis: z.enum(feeBases),
  /** Amount per unit of `basis`; null for a percentage. */
  unit_amount: z.nullable(money),
  /** Percentage of the hotel's own price; null for an amount. */
  percent: z.nullable(z.number()),
  /** Minimum age; younger guests pay nothing. */
  from_age: z.int(),
  /** Total for the stay; null for a percentage. */
  total: z.nullable(money),
  /** The nights that it is owed for, where these are only some of the stay's; else empty. */
  nights: z.array(civilDate),
});
export type PropertyFee = z.infer<typeof propertyFee>;

/** A property fee of an order; its sums are null for callers who may not see them. */
export const seenPropertyFee = z.object({
  ...propertyFee.shape,
  unit_amount: z.nullable(seenMoney),
  total: z.nullable(seenMoney),
});
export type SeenPropertyFee = z.infer<typeof seenPropertyFee>;

/** The hotel's promotions in a price. */
export const promotedPrice = {
  /** Names of the promotions in the requested language; empty without one. */
  promotions: z.array(z.string()),
  /** Total before the promotions, all rooms and nights; null without one. */
  price_before: z.nullable(money),
};

/** A rate of one room type for the requested stay, all rooms together. */
const rateOffer = {
  /** Identifies the rate and the total shown; pass it to hotel/quote. */
  rate_key: z.string(),
  meal: z.enum(meals),
  /** Breakfasts per morning, all rooms together: adults and paying children; 0 without breakfast. */
  breakfasts: z.int(),
  bed: z.enum(beds),
  /** Cancellation status as of now. */
  cancellation,
  /** Taxes and charges included in the price. */
  included: z.array(z.enum(includedTaxes)),
  /** All rooms, all nights. */
  total_price: money,
  /** Average per room and night, rounded half up; for comparison only. */
  price_per_night: money,
  ...promotedPrice,
  free_cancel_until: z.nullable(unixSeconds),
  units_left: z.int(),
  /** On request: the hotel must agree before anything is paid. */
  on_request: z.boolean(),
  policy,
};

export const hotelListItem = z.object({
  id: z.int(),
  name: z.string(),
  name_alt: z.string(),
  star: z.int(),
  city: z.string(),
  district: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  tz: z.string(),
  /** Distance in km to the hotel of `near_hotel_id` or to the searched landmark; null otherwise. */
  distance_km: z.nullable(z.number()),
  picture: z.nullable(picture),
  facilities: z.array(z.string()),
  recommended: z.boolean(),
  room_name: z.string(),
  fees: z.array(propertyFee),
  /** Total of the shown rate, equal to `total_price`. */
  price: money,
  ...rateOffer,
});
export type HotelListItem = z.infer<typeof hotelListItem>;

/** Maximum number of hotels by which a list is filtered. */
export const maxFilterHotels = 100;

export const hotelFilters = z.strictObject({
  stars: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.maxLength(5))),
  meals: z.optional(z.array(z.enum(meals)).check(z.maxLength(4))),
  facilities: z.optional(z.array(text(40)).check(z.maxLength(20))),
  districts: z.optional(z.array(id).check(z.maxLength(20))),
  /** Cancellation status as of now; any of these matches. */
  cancellation: z.optional(z.array(cancellation).check(z.maxLength(3))),
  /** Range of the price per night and room, minor units. */
  price_min: z.optional(z.int().check(z.minimum(0))),
  price_max: z.optional(z.int().check(z.minimum(0))),
  keyword: z.optional(lineText(60)),
  /** Only these hotels, e.g. the favourites of a city. */
  hotels: z.optional(z.array(id).check(z.maxLength(maxFilterHotels))),
});
export type HotelFilters = z.infer<typeof hotelFilters>;

/** A search of hotels: place, stay, order, filters and the rate to show of each hotel. */
export const hotelSearch = {
  destination_type: z.enum(destinationKinds),
  destination_id: id,
  ...stay,
  sort: z._default(z.enum(hotelSorts), 'default'),
  order: z.optional(z.enum(['asc', 'desc'])),
  filters: z._default(hotelFilters, {}),
  /** Hotels without such a rate are omitted. */
  shown_rate: z._default(z.enum(shownRates), 'cheapest'),
};

export const listHotels = endpoint({
  method: 'GET',
  path: 'hotel/list',
  title: 'search hotels',
  access: 'public',
  rateLimit: 'search',
  input: z.strictObject({
    ...hotelSearch,
    /** Sorts by the distance to this hotel, nearest first, in place of `sort`. */
    near_hotel_id: z.optional(id),
    ...paging,
  }),
  reply: z.object({
    destination: z.object({
      type: z.enum(destinationKinds),
      id: z.int(),
      name: z.string(),
      city_id: z.int(),
    }),
    list: z.array(hotelListItem),
    total: z.int(),
    /** Hotels before filters. */
    total_unfiltered: z.int(),
    /** Hotels that match the filters but have no rate as requested by `shown_rate`. */
    without_rate: z.int(),
    nights: z.int(),
    price_kind: z.enum(['net', 'public']),
    facets: z.object({
      stars: facet,
      meals: facet,
      facilities: facet,
      districts: facet,
      cancellation: facet,
      price: z.object({ min: money, max: money }),
    }),
  }),
  errors: ['stay_in_past', 'stay_reversed', 'stay_too_long', 'stay_too_far', 'destination_unknown'],
});

export const hotelDetail = endpoint({
  method: 'GET',
  path: 'hotel/detail',
  title: 'show a hotel and what can be booked for a stay',
  access: 'public',
  rateLimit: 'search',
  input: z.strictObject({
    id,
    /** Defaults: tomorrow, one night, two adults. */
    check_in: z.optional(civilDate),
    check_out: z.optional(civilDate),
    rooms: z.optional(rooms),
    nationality: z.optional(nationality),
  }),
  reply: z.object({
    hotel: z.object({
      id: z.int(),
      name: z.string(),
      name_alt: z.string(),
      name_local: z.string(),
      star: z.int(),
      city: z.string(),
      city_id: z.int(),
      country: z.string(),
      /** ISO 3166-1 alpha-2 code. */
      country_code: z.string(),
      district: z.string(),
      address: z.string(),
      address_alt: z.string(),
      phone: z.string(),
      zip: z.string(),
      email: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      tz: z.string(),
      facilities: z.array(z.object({ code: z.string(), label: z.string() })),
      description: z.string(),
      /** Important information; empty if none. */
      important: z.string(),
      check_in_from: z.string(),
      check_out_until: z.string(),
      opened_year: z.int(),
      renovated_year: z.nullable(z.int()),
      /** In the seller's order; lists show the first one. */
      pictures: z.array(picture),
      landmarks: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          distance_km: z.number(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      ),
      /** Whether Chinese guest names are accepted for the nationality of the stay. */
      chinese_names: z.boolean(),
      /** Whether rooms with different rates can be booked in one order. */
      mixes_rooms: z.boolean(),
    }),
    stay: stayObject,
    nights: z.int(),
    price_kind: z.enum(['net', 'public']),
    fees: z.array(propertyFee),
    rooms: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        name_alt: z.string(),
        size_m2: z.int(),
        max_adults: z.int(),
        max_children: z.int(),
        max_guests: z.int(),
        floor: z.string(),
        has_window: z.boolean(),
        smoking: z.boolean(),
        facilities: z.array(z.object({ code: z.string(), label: z.string() })),
        picture: z.nullable(picture),
        /**
         * Why it has no rates, in the requested language: too small for the guests, sold out …; empty
         * otherwise.
         */
        unavailable: z.string(),
        rates: z.array(
          z.object({
            ...rateOffer,
            min_stay: z.int(),
            /** Breakdown of the total. */
            lines: z.array(priceLine),
            /** Terms of the rate for children, extra beds and meals, in the requested language. */
            guest_terms: z.array(z.string()),
            nights: z.array(z.object({ date: civilDate, price: money })),
          }),
        ),
      }),
    ),
  }),
  errors: ['stay_in_past', 'stay_reversed', 'stay_too_long', 'stay_too_far', 'hotel_unknown'],
});
