import * as z from 'zod/mini';
import { maxZoneEntries } from '../bounds.ts';
import { serviceTime } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import {
  bookingContact,
  bookingErrors,
  changeTripErrors,
  lockedPrice,
  quoteId,
  rateKey,
} from '../orders/booking.ts';
import {
  changeBookingErrors,
  changePreview,
  changePreviewId,
  previewChangeErrors,
} from '../orders/change-booking.ts';
import { orderView } from '../orders/view.ts';
import { printedLine, printedPerson, text } from '../text.ts';
import { optionalPhone, phoneOrNone } from '../validators.ts';
import { driverLanguage, driverLanguages, vehicleCount } from '../vehicles/vehicles.ts';
import { carFacts, carLocation, carRoute, carTrip, carTripObject, rentalLength, tripErrors } from './cars.ts';

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
  /** As in an offer. */
  route: z.nullable(carRoute),
  /** Clock minutes of a half-day and of an all-day unit. */
  half_day_minutes: z.int(),
  all_day_minutes: z.int(),
  /** Price of one vehicle for one unit of the first day. */
  half_day_price: money,
  all_day_price: money,
  overtime_hour_price: money,
  /** Price of a Chinese-speaking driver per vehicle and unit. */
  chinese_driver_price: money,
  vehicles: z.int(),
  /** Minimum number of vehicles for the passengers and their luggage. */
  vehicles_needed: z.int(),
  units_left: z.int(),
  driver_language: z.enum(driverLanguages),
  /** Available driver languages; the first one costs nothing extra. */
  driver_languages: z.array(z.enum(driverLanguages)),
  /** Industrial zones available around the pick-up place, and the selected one. */
  zones: z.array(zoneView),
  zone: z.nullable(z.object({ ...zoneView.shape, entries: z.int() })),
});
export type CarQuoteReply = z.infer<typeof carQuoteReply>;

export const quoteCar = endpoint({
  method: 'POST',
  path: 'car/quote',
  title: 'lock the price of a car for 15 minutes',
  access: { node: '/car/booking/book' },
  rateLimit: 'quote',
  input: z.strictObject({
    rate_key: rateKey,
    ...carTrip,
    /** Defaults to the minimum that holds all passengers. */
    vehicles: z.optional(vehicleCount),
    /** Defaults to the language that every driver there speaks. */
    driver_language: z.optional(driverLanguage),
    /** Industrial zone to enter, and number of entries of all vehicles together. */
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
    'luggage_too_much',
    'driver_language_unavailable',
    'zone_unknown',
    'zone_entries_required',
    'booking_closed',
    'sold_out',
  ],
});

/** Returns an existing quote, e.g. after a reload of the booking page. */
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
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({
    quote_id: quoteId,
    /** Passenger whom the driver asks for. */
    passenger_name: printedPerson(80, 'passenger_name_required'),
    /** Phone number of the passenger, for the driver; defaults to the contact's number. */
    passenger_phone: optionalPhone,
    /** Exact address within the location: hotel, gate, house number. */
    pick_up_address: z._default(printedLine(200), ''),
    drop_off_address: z._default(printedLine(200), ''),
    ...bookingContact,
  }),
  reply: z.object({ order: orderView }),
  errors: [
    ...bookingErrors,
    ...tripErrors,
    'vehicles_too_few',
    'luggage_too_much',
    'driver_language_unavailable',
    'zone_unknown',
  ],
});

export const changeCarTrip = endpoint({
  method: 'POST',
  path: 'car/changeTrip',
  title: 'change the passenger and the addresses of a car order',
  access: { orderAction: 'change' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({
    id,
    passenger_name: printedPerson(80, 'passenger_name_required'),
    contact_phone: bookingContact.contact_phone,
    /** Unchanged if omitted. */
    passenger_phone: z.optional(phoneOrNone),
    pick_up_address: printedLine(200),
    drop_off_address: printedLine(200),
  }),
  reply: z.object({ order: orderView }),
  errors: changeTripErrors,
});

export const renameCarPassenger = endpoint({
  method: 'POST',
  path: 'console/carOrder/renamePassenger',
  title: 'change the name of the passenger of a car order for its agency',
  access: { staff: '/console/order/rename' },
  idempotent: true,
  input: z.strictObject({
    id,
    passenger_name: printedPerson(80, 'passenger_name_required'),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ order: orderView }),
  errors: [...changeTripErrors, 'amendment_changes_nothing'],
});

/**
 * Fields of a booked rental that a member may change. The pick-up stays in its city; everything else is
 * unchanged.
 */
export const changedRental = {
  id,
  pick_up_id: carTrip.pick_up_id,
  pick_up_at: carTrip.pick_up_at,
  drop_off_at: carTrip.drop_off_at,
  pick_up_address: z._default(printedLine(200), ''),
};

export const previewCarChange = endpoint({
  method: 'POST',
  path: 'car/previewChange',
  title: 'show what another time or pick-up place of a car order would cost',
  access: { orderAction: 'change' },
  rateLimit: 'quote',
  input: z.strictObject(changedRental),
  reply: changePreview,
  errors: [
    ...previewChangeErrors,
    ...tripErrors,
    'driver_language_unavailable',
    'zone_unknown',
    'change_elsewhere',
  ],
});

export const changeCarBooking = endpoint({
  method: 'POST',
  path: 'car/changeBooking',
  title: 'change the time or the pick-up place of a car order',
  access: { orderAction: 'change' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ ...changedRental, preview_id: changePreviewId }),
  reply: z.object({ order: orderView }),
  errors: [
    ...changeBookingErrors,
    ...tripErrors,
    'driver_language_unavailable',
    'zone_unknown',
    'change_elsewhere',
  ],
});
