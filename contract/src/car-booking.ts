import * as z from 'zod/mini';
import { bookingContact, bookingErrors, changeTripErrors, lockedPrice, quoteId, rateKey } from './booking.ts';
import { maxZoneEntries } from './bounds.ts';
import { carFacts, carLocation, carRoute, carTrip, carTripObject, rentalLength, tripErrors } from './cars.ts';
import {
  changeBookingErrors,
  changePreview,
  changePreviewId,
  previewChangeErrors,
} from './change-booking.ts';
import { serviceTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { orderView } from './order-view.ts';
import { printedLine, printedPerson } from './text.ts';
import { optionalPhone, phoneOrNone } from './validators.ts';
import { driverLanguage, driverLanguages, vehicleCount } from './vehicles.ts';

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
  /** The fewest vehicles the passengers and their luggage fit in. */
  vehicles_needed: z.int(),
  units_left: z.int(),
  driver_language: z.enum(driverLanguages),
  /** What can be asked for instead; the first is never paid for. */
  driver_languages: z.array(z.enum(driverLanguages)),
  /** Industrial zones that can be entered around the place, and the one that was chosen. */
  zones: z.array(zoneView),
  zone: z.nullable(z.object({ ...zoneView.shape, entries: z.int() })),
});
export type CarQuoteReply = z.infer<typeof carQuoteReply>;

export const quoteCar = endpoint({
  method: 'POST',
  path: 'car/quote',
  title: 'lock the price of a car for 15 minutes',
  access: { node: '/car/booking/book' },
  pace: 'quote',
  input: z.strictObject({
    rate_key: rateKey,
    ...carTrip,
    /** The fewest that hold all passengers when not said. */
    vehicles: z.optional(vehicleCount),
    /** What every driver there speaks when not said. */
    driver_language: z.optional(driverLanguage),
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
    'luggage_too_much',
    'driver_language_unavailable',
    'zone_unknown',
    'zone_entries_required',
    'booking_closed',
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
  pace: 'order',
  idempotent: true,
  input: z.strictObject({
    quote_id: quoteId,
    /** Whom the driver asks for. */
    passenger_name: printedPerson(80, 'passenger_name_required'),
    /** The passenger's own number, for the driver; the booker's is called where it is not said. */
    passenger_phone: optionalPhone,
    /** Where exactly, within the location: hotel, gate, house number. */
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
  pace: 'order',
  idempotent: true,
  input: z.strictObject({
    id,
    passenger_name: printedPerson(80, 'passenger_name_required'),
    contact_phone: bookingContact.contact_phone,
    /** Stays as it is unless said. */
    passenger_phone: z.optional(phoneOrNone),
    pick_up_address: printedLine(200),
    drop_off_address: printedLine(200),
  }),
  reply: z.object({ order: orderView }),
  errors: changeTripErrors,
});

/** What a member may change of a booked rental; the pick-up stays in its city, the rest of it stays as it is. */
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
  pace: 'quote',
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
  pace: 'order',
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
