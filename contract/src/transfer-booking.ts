import * as z from 'zod/mini';
import { bookingContact, bookingErrors, changeTripErrors, lockedPrice, quoteId, rateKey } from './booking.ts';
import { maxChildSeats } from './bounds.ts';
import {
  changeBookingErrors,
  changePreview,
  changePreviewId,
  previewChangeErrors,
} from './change-booking.ts';
import { localDateTime, serviceTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { orderView } from './order-view.ts';
import { picture } from './pictures.ts';
import { printedLine, printedPerson, text } from './text.ts';
import {
  airport,
  classFacts,
  plannedTrip,
  transferModes,
  transferPlace,
  transferTrip,
  tripErrors,
} from './transfers.ts';
import { optionalPhone, phoneOrNone } from './validators.ts';
import { bodies, dispatchStatuses, driverLanguages, rideView, vehicleCount } from './vehicles.ts';

export const transferQuoteReply = z.object({
  ...lockedPrice,
  ...classFacts,
  trip: plannedTrip,
  adults: z.int(),
  child_ages: z.array(z.int()),
  pieces_of_luggage: z.int(),
  vehicles: z.int(),
  vehicles_needed: z.int(),
  units_left: z.int(),
  driver_language: z.enum(driverLanguages),
  /** What can be asked for instead; the first is never paid for. */
  driver_languages: z.array(z.enum(driverLanguages)),
  chinese_driver_price: money,
  child_seats: z.int(),
  child_seat_price: money,
  night_price: money,
  /** Where driver and guests meet, at the airport. */
  meeting_point: z.string(),
});
export type TransferQuoteReply = z.infer<typeof transferQuoteReply>;

export const quoteTransfer = endpoint({
  method: 'POST',
  path: 'airport/quote',
  title: 'lock the price of an airport transfer for 15 minutes',
  access: { node: '/airport/booking/book' },
  pace: 'quote',
  input: z.strictObject({
    rate_key: rateKey,
    ...transferTrip,
    /** The fewest that hold all passengers when not said. */
    vehicles: z.optional(vehicleCount),
    child_seats: z._default(
      z
        .int('child_seats_invalid')
        .check(z.minimum(0, 'child_seats_invalid'), z.maximum(maxChildSeats, 'child_seats_invalid')),
      0,
    ),
  }),
  reply: transferQuoteReply,
  errors: [
    ...tripErrors,
    'rate_unknown',
    'vehicles_too_few',
    'luggage_too_much',
    'booking_closed',
    'sold_out',
  ],
});

/** A quote taken out again, e.g. after a reload of the booking page. */
export const showTransferQuote = endpoint({
  method: 'GET',
  path: 'airport/showQuote',
  title: 'show a quote for an airport transfer again',
  access: { node: '/airport/booking/book' },
  input: z.strictObject({ quote_id: quoteId }),
  reply: transferQuoteReply,
  errors: ['not_found', 'quote_expired', 'quote_used'],
});

export const bookTransfer = endpoint({
  method: 'POST',
  path: 'airport/book',
  title: 'book an airport transfer',
  access: { node: '/airport/booking/book' },
  pace: 'order',
  idempotent: true,
  input: z.strictObject({
    quote_id: quoteId,
    passenger_name: printedPerson(80, 'passenger_name_required'),
    /** The passenger's own number, for the driver; the booker's is called where it is not said. */
    passenger_phone: optionalPhone,
    /** Where exactly: required where the place is an area. */
    address: z._default(printedLine(200), ''),
    /** What the driver's sign says; the passenger's name when empty. */
    sign_text: z._default(printedLine(40), ''),
    ...bookingContact,
  }),
  reply: z.object({ order: orderView }),
  errors: [...bookingErrors, ...tripErrors, 'vehicles_too_few', 'luggage_too_much', 'area_address_required'],
});

export const changeTransferTrip = endpoint({
  method: 'POST',
  path: 'airport/changeTrip',
  title: 'change the passenger, the sign and the address of an airport transfer',
  access: { orderAction: 'change' },
  pace: 'order',
  idempotent: true,
  input: z.strictObject({
    id,
    passenger_name: printedPerson(80, 'passenger_name_required'),
    contact_phone: bookingContact.contact_phone,
    /** Both stay as they are unless said. */
    passenger_phone: z.optional(phoneOrNone),
    address: z.optional(printedLine(200)),
    /** As for booking: the passenger's name when empty. */
    sign_text: printedLine(40),
  }),
  reply: z.object({ order: orderView }),
  errors: [...changeTripErrors, 'area_address_required'],
});

/** What a member may change of a booked transfer; who and with what it is driven stays. */
export const changedTransfer = {
  id,
  flight_number: transferTrip.flight_number,
  flight_at: transferTrip.flight_at,
  transfer_at: transferTrip.transfer_at,
  place_id: transferTrip.place_id,
  /** Where exactly in another place: required where it is an area. */
  address: z.optional(printedLine(200)),
};

export const previewTransferChange = endpoint({
  method: 'POST',
  path: 'airport/previewChange',
  title: 'show what another flight, time or place of an airport transfer would cost',
  access: { orderAction: 'change' },
  pace: 'quote',
  input: z.strictObject(changedTransfer),
  reply: changePreview,
  errors: [...previewChangeErrors, ...tripErrors, 'area_address_required'],
});

export const changeTransferBooking = endpoint({
  method: 'POST',
  path: 'airport/changeBooking',
  title: 'change the flight, the time or the place of an airport transfer',
  access: { orderAction: 'change' },
  pace: 'order',
  idempotent: true,
  input: z.strictObject({ ...changedTransfer, preview_id: changePreviewId }),
  reply: z.object({ order: orderView }),
  errors: [...changeBookingErrors, ...tripErrors, 'area_address_required'],
});

/** The transfer's part of an order (specification section 3), in `order.detail`. */
export const transferOrderDetail = z.object({
  /** Airport pick-up or airport drop-off. */
  type: z.enum(transferModes),
  pick_up_time: serviceTime,
  flight_time: serviceTime,
  flight_number: z.string(),
  airline: z.string(),
  airport,
  place: transferPlace,
  drive_minutes: z.int(),
  free_wait_minutes: z.int(),
  vehicle_class: z.string(),
  vehicle_class_alt: z.string(),
  examples: z.string(),
  body: z.enum(bodies),
  picture: z.nullable(picture),
  bags: z.int(),
  passengers: z.int(),
  /** Of all vehicles together. */
  max_passengers: z.int(),
  adults: z.int(),
  child_ages: z.array(z.int()),
  vehicles: z.int(),
  airport_transfer_fee: money,
  driver_language: z.enum(driverLanguages),
  chinese_driver_fee: money,
  child_seats: z.int(),
  child_seat_fee: money,
  night_fee: money,
  passenger_name: z.string(),
  passenger_phone: z.string(),
  pieces_of_luggage: z.int(),
  /** Where exactly, within the place. */
  address: z.string(),
  sign_text: z.string(),
  meeting_point: z.string(),
  dispatch_status: z.enum(dispatchStatuses),
  rides: z.array(rideView),
  /** Whether the member may still change the passenger, before it begins: no driver has set off. */
  can_change: z.boolean(),
  /** The same of its flight, time and place, which are fixed where the price is non-refundable. */
  can_move: z.boolean(),
});
export type TransferOrderDetail = z.infer<typeof transferOrderDetail>;

/** Proposes what waiting longer than agreed costs, per started half hour and vehicle. */
export const reportTransferWaiting = endpoint({
  method: 'POST',
  path: 'console/airportOrder/reportWaiting',
  title: 'charge waiting beyond the free time',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** All the minutes the driver waited, the free ones included. */
    waited_minutes: z.int().check(z.minimum(1), z.maximum(24 * 60)),
    reason: z._default(text(200), ''),
  }),
  reply: z.object({ order: orderView, amount: money }),
  errors: ['not_found', 'order_wrong_state', 'nothing_to_charge'],
});

/** The agency and the drivers are notified. Until when it is paid and what cancelling costs stay as they were sold. */
export const setLanding = endpoint({
  method: 'POST',
  path: 'console/airportOrder/setLanding',
  title: 'record when the flight of a pick-up lands',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** By the clocks of the airport. */
    lands_at: localDateTime,
  }),
  reply: z.object({ order: orderView }),
  errors: [
    'not_found',
    'order_wrong_state',
    'flight_not_landing',
    'time_skipped',
    'landing_too_far',
    'driver_busy',
    'driver_too_far',
    'driver_elsewhere',
    'vehicle_busy',
    'vehicle_too_far',
    'vehicle_elsewhere',
    'sold_out',
  ],
});
