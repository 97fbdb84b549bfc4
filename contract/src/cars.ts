import * as z from 'zod/mini';
import { bookingContact, bookingErrors, facet, lockedPrice, quoteId, rateKey } from './booking.ts';
import { policy } from './cancellation.ts';
import { civilDate, localDateTime, serviceTime, unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { orderView } from './orders.ts';
import { paging } from './paging.ts';
import { text } from './text.ts';
import {
  bodies,
  dispatchStatuses,
  driverLanguage,
  driverLanguages,
  drivetrains,
  energies,
  maxPassengers,
  rideView,
  vehicleCount,
} from './vehicles.ts';

export const carLocationKinds = ['city', 'downtown', 'airport', 'station', 'border'] as const;
export const carSorts = ['default', 'price', 'seats'] as const;
export const mileagePolicies = ['unlimited', 'per_day'] as const;
/** What a rate can include. */
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
/** One all-day unit is a day of driving, a half one at most half of it; how long each is stands in the rate card. */
export const rentalUnits = ['half_day', 'all_day'] as const;
export const maxRentalDays = 30;
export const maxZoneEntries = 20;

/** Where a car is taken over or given back; a city stands for all its branches. */
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

/** The rental that is asked for; times are those of the pick-up location. */
export const carTrip = {
  pick_up_id: z.int('pick_up_location_required').check(z.minimum(1, 'pick_up_location_required')),
  drop_off_id: z.int('drop_off_location_required').check(z.minimum(1, 'drop_off_location_required')),
  pick_up_at: localDateTime,
  drop_off_at: localDateTime,
  adults: z
    .int('passengers_invalid')
    .check(z.minimum(1, 'passengers_invalid'), z.maximum(maxPassengers, 'passengers_invalid')),
  children: z._default(z.int().check(z.minimum(0), z.maximum(maxPassengers)), 0),
};
const carTripObject = z.strictObject(carTrip);
export type CarTrip = z.infer<typeof carTripObject>;

export const listCarLocations = endpoint({
  method: 'GET',
  path: 'car/locations',
  title: 'find a place to pick up or drop off a car',
  access: 'public',
  input: z.strictObject({
    keyword: z._default(text(60), ''),
    /** Only where a car from there may be given back. */
    pick_up_id: z.optional(id),
    limit: paging.limit,
  }),
  reply: z.object({ list: z.array(carLocation) }),
  errors: [],
});

/** A vehicle as it is sold: the facts of its model and of its rate. */
const carFacts = {
  model: z.object({
    code: z.string(),
    name: z.string(),
    name_alt: z.string(),
    body: z.enum(bodies),
    picture_seed: z.int(),
  }),
  seats: z.int(),
  bags: z.int(),
  energy: z.enum(energies),
  drivetrain: z.enum(drivetrains),
  mileage: z.object({
    policy: z.enum(mileagePolicies),
    /** Kilometres a day within the price, and what each further one costs; null without limit. */
    km_per_day: z.nullable(z.int()),
    extra_km: z.nullable(money),
  }),
  included: z.array(z.enum(carInclusions)),
};

export const carOffer = z.object({
  rate_key: z.string(),
  ...carFacts,
  location: carLocation,
  /** One vehicle for one all-day unit of the first day, for comparing. */
  price_per_day: money,
  /** All vehicles, the whole rental, with a Burmese-speaking driver. */
  total_price: money,
  /** How many are needed for the passengers; `total_price` is for so many. */
  vehicles: z.int(),
  /** Vehicles that can still be booked on every day of the rental, shown up to 99. */
  units_left: z.int(),
  refundable: z.boolean(),
  free_cancel_until: z.nullable(unixSeconds),
  policy,
});
export type CarOffer = z.infer<typeof carOffer>;

export const carFilters = z.strictObject({
  models: z.optional(z.array(text(60)).check(z.maxLength(50))),
  seats: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(20))),
  energies: z.optional(z.array(z.enum(energies)).check(z.maxLength(4))),
  drivetrains: z.optional(z.array(z.enum(drivetrains)).check(z.maxLength(2))),
  locations: z.optional(z.array(id).check(z.maxLength(50))),
  mileage: z.optional(z.array(z.enum(mileagePolicies)).check(z.maxLength(2))),
  /** Bounds of the price per day, minor units. */
  price_min: z.optional(z.int().check(z.minimum(0))),
  price_max: z.optional(z.int().check(z.minimum(0))),
});
export type CarFilters = z.infer<typeof carFilters>;

const tripErrors = [
  'location_unknown',
  'drop_off_not_served',
  'pick_up_in_past',
  'pick_up_too_far',
  'rental_reversed',
  'rental_too_long',
] as const;

/** How long a rental is, as its price counts it. */
const rentalLength = z.object({
  minutes: z.int(),
  units: z.array(z.object({ date: civilDate, unit: z.enum(rentalUnits) })),
  /** Started hours past the last all-day unit that are cheaper than another unit. */
  overtime_hours: z.int(),
});

export const listCars = endpoint({
  method: 'GET',
  path: 'car/list',
  title: 'search cars with a driver',
  access: 'public',
  input: z.strictObject({
    ...carTrip,
    sort: z._default(z.enum(carSorts), 'default'),
    order: z.optional(z.enum(['asc', 'desc'])),
    filters: z._default(carFilters, {}),
    ...paging,
  }),
  reply: z.object({
    pick_up: carLocation,
    drop_off: carLocation,
    list: z.array(carOffer),
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

const zoneView = z.object({ id: z.int(), name: z.string(), name_alt: z.string(), price: money });

export const carQuoteReply = z.object({
  ...lockedPrice,
  ...carFacts,
  pick_up: carLocation,
  drop_off: carLocation,
  pick_up_at: serviceTime,
  drop_off_at: serviceTime,
  trip: carTripObject,
  rental: rentalLength,
  /** Clock minutes of a half and of an all-day unit. */
  half_day_minutes: z.int(),
  all_day_minutes: z.int(),
  /** One vehicle, one unit of the first day. */
  half_day_price: money,
  all_day_price: money,
  overtime_hour_price: money,
  /** What a Chinese-speaking driver costs per vehicle and unit. */
  chinese_driver_price: money,
  vehicles: z.int(),
  /** The fewest vehicles the passengers fit in. */
  vehicles_needed: z.int(),
  units_left: z.int(),
  driver_language: z.enum(driverLanguages),
  /** Industrial zones that can be entered around the place, and the one that was chosen. */
  zones: z.array(zoneView),
  zone: z.nullable(z.object({ ...zoneView.shape, entries: z.int() })),
  refundable: z.boolean(),
});
export type CarQuoteReply = z.infer<typeof carQuoteReply>;

export const quoteCar = endpoint({
  method: 'POST',
  path: 'car/quote',
  title: 'lock the price of a car for 15 minutes',
  access: { node: '/car/booking/book' },
  input: z.strictObject({
    rate_key: rateKey,
    ...carTrip,
    /** The fewest that hold all passengers when not said. */
    vehicles: z.optional(vehicleCount),
    driver_language: z._default(driverLanguage, 'burmese'),
    /** An industrial zone that is entered, and how often by all vehicles together. */
    zone_id: z.optional(z.nullable(id)),
    zone_entries: z.optional(
      z
        .int('zone_entries_invalid')
        .check(z.minimum(1, 'zone_entries_invalid'), z.maximum(maxZoneEntries, 'zone_entries_invalid')),
    ),
  }),
  reply: carQuoteReply,
  errors: [
    ...tripErrors,
    'rate_unknown',
    'vehicles_too_few',
    'zone_unknown',
    'zone_entries_required',
    'sold_out',
  ],
});

/** A quote taken out again, e.g. after a reload of the booking page. */
export const showCarQuote = endpoint({
  method: 'GET',
  path: 'car/showQuote',
  title: 'show a quote for a car again',
  access: { node: '/car/booking/book' },
  input: z.strictObject({ quote_id: quoteId }),
  reply: carQuoteReply,
  errors: ['not_found', 'quote_expired', 'quote_used'],
});

export const bookCar = endpoint({
  method: 'POST',
  path: 'car/book',
  title: 'book a car with a driver',
  access: { node: '/car/booking/book' },
  idempotent: true,
  input: z.strictObject({
    quote_id: quoteId,
    /** Whom the driver asks for. */
    passenger_name: text(80, 'passenger_name_required'),
    /** Where exactly, within the location: hotel, gate, house number. */
    pick_up_address: z._default(text(200), ''),
    drop_off_address: z._default(text(200), ''),
    ...bookingContact,
  }),
  reply: z.object({ order: orderView }),
  errors: [...bookingErrors, ...tripErrors, 'vehicles_too_few', 'zone_unknown'],
});

/** The car's part of an order (specification section 3), in `order.detail`. */
export const carOrderDetail = z.object({
  vehicle_model: z.string(),
  vehicle_model_alt: z.string(),
  body: z.enum(bodies),
  picture_seed: z.int(),
  seats: z.int(),
  bags: z.int(),
  energy: z.enum(energies),
  drivetrain: z.enum(drivetrains),
  mileage: carFacts.mileage,
  included: carFacts.included,
  dispatch_status: z.enum(dispatchStatuses),
  /** One per vehicle. */
  rides: z.array(rideView),
  rental_date: civilDate,
  /** Units of the rental, e.g. two all days and a half one. */
  units: z.array(z.object({ date: civilDate, unit: z.enum(rentalUnits), price: money })),
  overtime_hours: z.int(),
  overtime_hour_price: money,
  duration_minutes: z.int(),
  number_of_rentals: z.int(),
  driver_language: z.enum(driverLanguages),
  chinese_driver_fee: money,
  /** One vehicle, one unit of the first day. */
  half_day_price: money,
  all_day_price: money,
  price_per_day: money,
  industrial_zone_entry: z.boolean(),
  industrial_zone_name: z.string(),
  industrial_zone_price: z.nullable(money),
  industrial_zone_times: z.int(),
  industrial_zone_fee: money,
  pick_up: carLocation,
  drop_off: carLocation,
  pick_up_address: z.string(),
  drop_off_address: z.string(),
  passenger_name: z.string(),
  adults: z.int(),
  children: z.int(),
});
export type CarOrderDetail = z.infer<typeof carOrderDetail>;

/** Proposes what a longer rental costs more: overtime or another unit, whichever is cheaper, and kilometres. */
export const reportCarOvertime = endpoint({
  method: 'POST',
  path: 'console/carOrder/reportOvertime',
  title: 'charge overtime and extra kilometres of a rental',
  access: 'operator',
  idempotent: true,
  input: z.strictObject({
    id,
    /** When the rental really ended, by the clocks of the place. */
    ended_at: localDateTime,
    /** Kilometres driven by all vehicles beyond those included. */
    extra_km: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0),
    reason: z._default(text(200), ''),
  }),
  reply: z.object({ order: orderView, amount: money }),
  errors: ['not_found', 'order_wrong_state', 'order_not_yet', 'nothing_to_charge', 'rental_too_long'],
});
