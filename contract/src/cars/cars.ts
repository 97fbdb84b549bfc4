import * as z from 'zod/mini';
import { civilDate, localDateTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { picture } from '../files/pictures.ts';
import { id } from '../ids.ts';
import { money, seenMoney } from '../money.ts';
import { facet } from '../orders/booking.ts';
import { cancellation, policy } from '../orders/cancellation.ts';
import { paging } from '../paging.ts';
import { lineText, text } from '../text.ts';
import { bodies, drivetrains, energies, luggage, maxPassengers } from '../vehicles/vehicles.ts';

export const carLocationKinds = ['city', 'downtown', 'airport', 'station', 'border'] as const;
export const carSorts = ['default', 'price', 'seats'] as const;
export const mileagePolicies = ['unlimited', 'per_day'] as const;
/** Services that a rate can include. */
export const carInclusions = [
  'fuel',
  'tolls',
  'parking',
  'driver_meals',
  'driver_lodging',
  'insurance',
  'water',
  'wifi',
] as const;
/**
 * One all-day unit is a day of driving; a half-day unit is at most half of it. The rate card defines their
 * lengths.
 */
export const rentalUnits = ['half_day', 'all_day'] as const;
export const maxRentalDays = 30;

/** Pick-up or drop-off place of a car; a city stands for all its branches. */
export const carLocation = z.object({
  id: z.int(),
  kind: z.enum(carLocationKinds),
  name: z.string(),
  /** The name in the other language. */
  name_alt: z.string(),
  city: z.string(),
  country: z.string(),
  tz: z.string(),
});
export type CarLocation = z.infer<typeof carLocation>;

/** The requested rental; times are local to the pick-up location. */
export const carTrip = {
  pick_up_id: z.int('pick_up_location_required').check(z.minimum(1, 'pick_up_location_required')),
  drop_off_id: z.int('drop_off_location_required').check(z.minimum(1, 'drop_off_location_required')),
  pick_up_at: localDateTime,
  drop_off_at: localDateTime,
  adults: z
    .int('passengers_invalid')
    .check(z.minimum(1, 'passengers_invalid'), z.maximum(maxPassengers, 'passengers_invalid')),
  children: z._default(z.int().check(z.minimum(0), z.maximum(maxPassengers)), 0),
  bags: luggage,
};
export const carTripObject = z.strictObject(carTrip);
export type CarTrip = z.infer<typeof carTripObject>;

export const listCarLocations = endpoint({
  method: 'GET',
  path: 'car/locations',
  title: 'find a place to pick up or drop off a car',
  access: 'public',
  input: z.strictObject({
    keyword: z._default(lineText(60), ''),
    /** Only places where a car picked up there may be returned. */
    pick_up_id: z.optional(id),
    limit: paging.limit,
  }),
  reply: z.object({ list: z.array(carLocation) }),
  errors: [],
});

/** A vehicle as sold: the facts of its model and of its rate. */
export const carFacts = {
  model: z.object({
    code: z.string(),
    name: z.string(),
    name_alt: z.string(),
    body: z.enum(bodies),
    picture: z.nullable(picture),
  }),
  seats: z.int(),
  bags: z.int(),
  energy: z.enum(energies),
  drivetrain: z.enum(drivetrains),
  mileage: z.object({
    policy: z.enum(mileagePolicies),
    /** Included kilometres per day and price of each further one; null without a limit. */
    km_per_day: z.nullable(z.int()),
    extra_km: z.nullable(money),
  }),
  included: z.array(z.enum(carInclusions)),
};

/** Usual one-way drive to the drop-off place. */
const drive = { km: z.int(), minutes: z.int() };

/** Cost of returning a car at another base, all vehicles together; part of the total. */
export const carRoute = z.object({
  ...drive,
  /** For returning the empty vehicles. */
  one_way_fee: money,
  /** Paid nights away from home, for one driver. */
  driver_nights: z.int(),
  driver_night_fee: money,
  tolls: money,
  /** Kilometres of one vehicle beyond those included in the paid days. */
  extra_km: z.int(),
  extra_km_fee: money,
});
export type CarRoute = z.infer<typeof carRoute>;

/** The route of an order; its sums are null for callers who may not see them. */
export const seenCarRoute = z.object({
  ...carRoute.shape,
  one_way_fee: seenMoney,
  driver_night_fee: seenMoney,
  tolls: seenMoney,
  extra_km_fee: seenMoney,
});
export type SeenCarRoute = z.infer<typeof seenCarRoute>;

export const carOffer = z.object({
  rate_key: z.string(),
  ...carFacts,
  location: carLocation,
  /** One vehicle for one all-day unit of the first day, for comparison. */
  price_per_day: money,
  /** All vehicles, the whole rental, with a Burmese-speaking driver. */
  total_price: money,
  /** Null if the car is returned to the base it comes from, and for offers on request. */
  route: z.nullable(carRoute),
  /** The further costs of the drive are not known yet; the desk answers with the full price. */
  on_request: z.boolean(),
  /** Number of vehicles needed for the passengers and their luggage; `total_price` covers all of them. */
  vehicles: z.int(),
  /** Vehicles still available on every day of the rental, capped at 99. */
  units_left: z.int(),
  /** Cancellation status as of now. */
  cancellation,
  free_cancel_until: z.nullable(unixSeconds),
  policy,
});
export type CarOffer = z.infer<typeof carOffer>;

/** A row of a list of cars. */
export const listedCar = z.object({
  ...carOffer.shape,
  /** For lists by model: all matching offers of this model, the row's own first, then by price; otherwise empty. */
  options: z.array(carOffer),
});
export type ListedCar = z.infer<typeof listedCar>;

export const carFilters = z.strictObject({
  models: z.optional(z.array(text(60)).check(z.maxLength(50))),
  seats: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(20))),
  energies: z.optional(z.array(z.enum(energies)).check(z.maxLength(4))),
  drivetrains: z.optional(z.array(z.enum(drivetrains)).check(z.maxLength(2))),
  locations: z.optional(z.array(id).check(z.maxLength(50))),
  mileage: z.optional(z.array(z.enum(mileagePolicies)).check(z.maxLength(2))),
  /** Range of the price per day, minor units. */
  price_min: z.optional(z.int().check(z.minimum(0))),
  price_max: z.optional(z.int().check(z.minimum(0))),
});
export type CarFilters = z.infer<typeof carFilters>;

export const tripErrors = [
  'location_unknown',
  'drop_off_not_served',
  'time_skipped',
  'pick_up_in_past',
  'pick_up_too_far',
  'rental_reversed',
  'rental_too_long',
  'route_too_short',
] as const;

/** Length of a rental as counted for its price. */
export const rentalLength = z.object({
  minutes: z.int(),
  units: z.array(z.object({ date: civilDate, unit: z.enum(rentalUnits) })),
  /**
   * Started hours past the last all-day unit, charged as overtime because that is cheaper than another unit.
   */
  overtime_hours: z.int(),
});

export const listCars = endpoint({
  method: 'GET',
  path: 'car/list',
  title: 'search cars with a driver',
  access: 'public',
  rateLimit: 'search',
  input: z.strictObject({
    ...carTrip,
    sort: z._default(z.enum(carSorts), 'default'),
    order: z.optional(z.enum(['asc', 'desc'])),
    filters: z._default(carFilters, {}),
    /** One row per model, with its cheapest matching offer; the totals count models. */
    by_model: z._default(z.boolean(), false),
    ...paging,
  }),
  reply: z.object({
    pick_up: carLocation,
    drop_off: carLocation,
    /** Null if one base serves both places, and if all offers are on request. */
    route: z.nullable(z.object(drive)),
    list: z.array(listedCar),
    total: z.int(),
    total_unfiltered: z.int(),
    price_kind: z.enum(['net', 'public']),
    facets: z.object({
      models: facet,
      seats: facet,
      energies: facet,
      drivetrains: facet,
      locations: facet,
      mileage: facet,
      /** Lowest and highest price per day. */
      price: z.object({ min: money, max: money }),
    }),
  }),
  errors: [...tripErrors],
});
