import * as z from 'zod/mini';
import { facet } from './booking.ts';
import { cancellation, policy } from './cancellation.ts';
import { localDateTime, serviceTime, unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { paging } from './paging.ts';
import { picture } from './pictures.ts';
import { codeText, lineText, text } from './text.ts';
import { bodies, driverLanguage, luggage, maxPassengers } from './vehicles.ts';

export const transferModes = ['pick_up', 'drop_off'] as const;
export type TransferMode = (typeof transferModes)[number];
/** How long before departure one must be there depends on it. */
export const flightKinds = ['international', 'domestic'] as const;
export const placeKinds = ['hotel', 'landmark', 'station', 'border', 'area'] as const;

export const airport = z.object({
  id: z.int(),
  iata: z.string(),
  name: z.string(),
  /** The name in the other language. */
  name_alt: z.string(),
  city: z.string(),
  country: z.string(),
  tz: z.string(),
});
export type Airport = z.infer<typeof airport>;

/** Where a transfer from or to an airport can end or begin. */
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
 * The transfer that is asked for; times are the airport's. Which fields must be there depends on the mode and is
 * judged by the operation, with the messages of the specification's section 5.
 */
export const transferTrip = {
  mode: z.enum(transferModes),
  airport_id: z.optional(id),
  flight_number: z._default(codeText(24), ''),
  flight_kind: z._default(z.enum(flightKinds), 'international'),
  /** The destination of a pick-up, the departure of a drop-off. */
  place_id: z.optional(id),
  /** When the flight lands (pick-up) or departs (drop-off). */
  flight_at: z.optional(localDateTime),
  /** When guests are picked up for a drop-off; proposed when not said. A pick-up begins at the landing. */
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
  /** What every driver there speaks when not said. */
  driver_language: z.optional(driverLanguage),
  bags: luggage,
};
const transferTripObject = z.strictObject(transferTrip);
export type TransferTrip = z.infer<typeof transferTripObject>;

/** The trip as it was understood: what was chosen, when it begins, and how long it drives. */
export const plannedTrip = z.object({
  mode: z.enum(transferModes),
  airport,
  place: transferPlace,
  flight_number: z.string(),
  /** The airline of the flight number; empty without one, and where its code is not listed: check it then. */
  airline: z.string(),
  flight_kind: z.enum(flightKinds),
  flight_at: serviceTime,
  /** When the driver is there. */
  pick_up_at: serviceTime,
  /** What is proposed for a drop-off; equal to `pick_up_at` for a pick-up. */
  proposed_at: serviceTime,
  /** The pick-up is later than proposed: the flight may be missed. */
  is_late: z.boolean(),
  drive_minutes: z.int(),
  /** How long the driver waits for nothing. */
  free_wait_minutes: z.int(),
  /** Begins between 22:00 and 06:00. */
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
  /** Passengers of one vehicle at most, children included. */
  seats: z.int(),
  bags: z.int(),
};

export const transferOffer = z.object({
  rate_key: z.string(),
  ...classFacts,
  /** How many are needed for the passengers and their luggage; `total_price` is for so many. */
  vehicles: z.int(),
  /** All passengers and their luggage fit into one. */
  fits_one: z.boolean(),
  price_per_vehicle: money,
  total_price: money,
  /** Vehicles that can still be booked on that day, shown up to 99. */
  units_left: z.int(),
  /** As it stands now. */
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
  pace: 'search',
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
