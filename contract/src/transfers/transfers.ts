import * as z from 'zod/mini';
import { localDateTime, serviceTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { picture } from '../files/pictures.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { facet } from '../orders/booking.ts';
import { cancellation, policy } from '../orders/cancellation.ts';
import { paging } from '../paging.ts';
import { codeText, lineText, text } from '../text.ts';
import { bodies, driverLanguage, luggage, maxPassengers } from '../vehicles/vehicles.ts';

export const transferModes = ['pick_up', 'drop_off'] as const;
export type TransferMode = (typeof transferModes)[number];
/** Determines how long before departure guests must arrive. */
export const flightKinds = ['international', 'domestic'] as const;
export const placeKinds = ['hotel', 'landmark', 'station', 'border', 'area'] as const;

export const airport = z.object({
  id: z.int(),
  iata: z.string(),
  name: z.string(),
  /** Name in the other language. */
  name_alt: z.string(),
  city: z.string(),
  country: z.string(),
  tz: z.string(),
});
export type Airport = z.infer<typeof airport>;

/** Start or end of an airport transfer other than the airport. */
export const transferPlace = z.object({
  id: z.int(),
  kind: z.enum(placeKinds),
  name: z.string(),
  name_alt: z.string(),
  zone: z.string(),
  address: z.string(),
});
export type TransferPlace = z.infer<typeof transferPlace>;

export const findAirports = endpoint({
  method: 'GET',
  path: 'airport/airports',
  title: 'find an airport by name, city or code',
  access: 'public',
  input: z.strictObject({ keyword: z._default(lineText(60), ''), limit: paging.limit }),
  reply: z.object({ list: z.array(airport) }),
  errors: [],
});

export const findTransferPlaces = endpoint({
  method: 'GET',
  path: 'airport/destinations',
  title: 'find a hotel or place that an airport transfer serves',
  access: 'public',
  input: z.strictObject({
    airport_id: z.int('airport_required').check(z.minimum(1, 'airport_required')),
    keyword: z._default(lineText(60), ''),
    limit: paging.limit,
  }),
  reply: z.object({ list: z.array(transferPlace) }),
  errors: ['airport_unknown'],
});

/**
 * The requested transfer; times are local to the airport. Required fields depend on the mode and are checked
 * by the operation, with the messages of specification section 5.
 */
export const transferTrip = {
  mode: z.enum(transferModes),
  airport_id: z.optional(id),
  flight_number: z._default(codeText(24), ''),
  flight_kind: z._default(z.enum(flightKinds), 'international'),
  /** Destination of a pick-up, or start of a drop-off. */
  place_id: z.optional(id),
  /** Landing time (pick-up) or departure time (drop-off) of the flight. */
  flight_at: z.optional(localDateTime),
  /** Pick-up time of a drop-off; defaults to the proposed time. A pick-up starts at the landing. */
  transfer_at: z.optional(localDateTime),
  adults: z
    .int('passengers_invalid')
    .check(z.minimum(1, 'passengers_invalid'), z.maximum(maxPassengers, 'passengers_invalid')),
  child_ages: z._default(
    z
      .array(
        z
          .int('child_age_invalid')
          .check(z.minimum(0, 'child_age_invalid'), z.maximum(17, 'child_age_invalid')),
      )
      .check(z.maxLength(50)),
    [],
  ),
  /** Defaults to the language that every driver there speaks. */
  driver_language: z.optional(driverLanguage),
  bags: luggage,
};
const transferTripObject = z.strictObject(transferTrip);
export type TransferTrip = z.infer<typeof transferTripObject>;

/** The resolved trip: selected values, start time and driving time. */
export const plannedTrip = z.object({
  mode: z.enum(transferModes),
  airport,
  place: transferPlace,
  flight_number: z.string(),
  /**
   * Airline of the flight number; empty without one or if its code is unknown, so that the number should be
   * checked.
   */
  airline: z.string(),
  flight_kind: z.enum(flightKinds),
  flight_at: serviceTime,
  /** When the driver arrives. */
  pick_up_at: serviceTime,
  /** Proposed time for a drop-off; equal to `pick_up_at` for a pick-up. */
  proposed_at: serviceTime,
  /** The pick-up is later than proposed, so the flight may be missed. */
  is_late: z.boolean(),
  drive_minutes: z.int(),
  /** Free waiting time of the driver in minutes. */
  free_wait_minutes: z.int(),
  /** Whether it starts between 22:00 and 06:00. */
  is_night: z.boolean(),
});
export type PlannedTrip = z.infer<typeof plannedTrip>;

export const classFacts = {
  class: z.object({
    code: z.string(),
    name: z.string(),
    name_alt: z.string(),
    /** Vehicles of the class, e.g. “Toyota Alphard or similar”. */
    examples: z.string(),
    body: z.enum(bodies),
    picture: z.nullable(picture),
  }),
  /** Maximum passengers per vehicle, including children. */
  seats: z.int(),
  bags: z.int(),
};

export const transferOffer = z.object({
  rate_key: z.string(),
  ...classFacts,
  /** Number of vehicles needed for the passengers and their luggage; `total_price` covers all of them. */
  vehicles: z.int(),
  /** Whether all passengers and their luggage fit into one vehicle. */
  fits_one: z.boolean(),
  price_per_vehicle: money,
  total_price: money,
  /** Vehicles still available on that day, capped at 99. */
  units_left: z.int(),
  /** Cancellation status as of now. */
  cancellation,
  free_cancel_until: z.nullable(unixSeconds),
  policy,
});
export type TransferOffer = z.infer<typeof transferOffer>;

export const tripErrors = [
  'airport_required',
  'airport_unknown',
  'flight_number_required',
  'flight_number_invalid',
  'destination_required',
  'departure_required',
  'search_empty',
  'place_unknown',
  'time_skipped',
  'transfer_in_past',
  'transfer_too_far',
  'transfer_after_departure',
  'driver_language_unavailable',
] as const;

export const transferFilters = z.strictObject({
  classes: z.optional(z.array(text(60)).check(z.maxLength(20))),
  /** Only vehicles that take all passengers at once. */
  fits_one: z.optional(z.boolean()),
});

export const listTransfers = endpoint({
  method: 'GET',
  path: 'airport/list',
  title: 'search airport transfers',
  access: 'public',
  rateLimit: 'search',
  input: z.strictObject({
    ...transferTrip,
    sort: z._default(z.enum(['default', 'price', 'seats']), 'default'),
    order: z.optional(z.enum(['asc', 'desc'])),
    filters: z._default(transferFilters, {}),
  }),
  reply: z.object({
    trip: plannedTrip,
    passengers: z.int(),
    list: z.array(transferOffer),
    total: z.int(),
    total_unfiltered: z.int(),
    price_kind: z.enum(['net', 'public']),
    facets: z.object({ classes: facet, fits_one: z.int() }),
  }),
  errors: [...tripErrors],
});
