import * as z from 'zod/mini';
import { maxChildSeats } from '../bounds.ts';
import { localDateTime, serviceTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { picture } from '../files/pictures.ts';
import { id } from '../ids.ts';
import { money, seenMoney } from '../money.ts';
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
import { bodies, dispatchStatuses, driverLanguages, rideView, vehicleCount } from '../vehicles/vehicles.ts';
import {
  airport,
  classFacts,
  plannedTrip,
  transferModes,
  transferPlace,
  transferTrip,
  tripErrors,
} from './transfers.ts';

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
  /** Available driver languages; the first one costs nothing extra. */
  driver_languages: z.array(z.enum(driverLanguages)),
  chinese_driver_price: money,
  child_seats: z.int(),
  child_seat_price: money,
  night_price: money,
  /** Meeting point of driver and guests at the airport. */
  meeting_point: z.string(),
});
export type TransferQuoteReply = z.infer<typeof transferQuoteReply>;

export const quoteTransfer = endpoint({
  method: 'POST',
  path: 'airport/quote',
  title: 'lock the price of an airport transfer for 15 minutes',
  access: { node: '/airport/booking/book' },
  rateLimit: 'quote',
  input: z.strictObject({
    rate_key: rateKey,
    ...transferTrip,
    /** Defaults to the minimum that holds all passengers. */
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

/** Returns an existing quote, e.g. after a reload of the booking page. */
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
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({
    quote_id: quoteId,
    passenger_name: printedPerson(80, 'passenger_name_required'),
    /** Phone number of the passenger, for the driver; defaults to the contact's number. */
    passenger_phone: optionalPhone,
    /** Exact address; required if the place is an area. */
    address: z._default(printedLine(200), ''),
    /** Text on the driver's sign; the passenger's name if empty. */
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
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({
    id,
    passenger_name: printedPerson(80, 'passenger_name_required'),
    contact_phone: bookingContact.contact_phone,
    /** Both are unchanged if omitted. */
    passenger_phone: z.optional(phoneOrNone),
    address: z.optional(printedLine(200)),
    /** As in a booking: the passenger's name if empty. */
    sign_text: printedLine(40),
  }),
  reply: z.object({ order: orderView }),
  errors: [...changeTripErrors, 'area_address_required'],
});

/** A sign with the former name gets the new one. */
export const renameTransferPassenger = endpoint({
  method: 'POST',
  path: 'console/airportOrder/renamePassenger',
  title: 'change the name of the passenger of an airport transfer for its agency',
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

/** Fields of a booked transfer that a member may change; passengers and vehicles are unchanged. */
export const changedTransfer = {
  id,
  flight_number: transferTrip.flight_number,
  flight_at: transferTrip.flight_at,
  transfer_at: transferTrip.transfer_at,
  place_id: transferTrip.place_id,
  /** Exact address at another place; required if it is an area. */
  address: z.optional(printedLine(200)),
};

export const previewTransferChange = endpoint({
  method: 'POST',
  path: 'airport/previewChange',
  title: 'show what another flight, time or place of an airport transfer would cost',
  access: { orderAction: 'change' },
  rateLimit: 'quote',
  input: z.strictObject(changedTransfer),
  reply: changePreview,
  errors: [...previewChangeErrors, ...tripErrors, 'area_address_required'],
});

export const changeTransferBooking = endpoint({
  method: 'POST',
  path: 'airport/changeBooking',
  title: 'change the flight, the time or the place of an airport transfer',
  access: { orderAction: 'change' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({ ...changedTransfer, preview_id: changePreviewId }),
  reply: z.object({ order: orderView }),
  errors: [...changeBookingErrors, ...tripErrors, 'area_address_required'],
});

/** What a source of flight data says of a flight. */
export const flightStates = ['expected', 'landed', 'cancelled'] as const;
export type FlightState = (typeof flightStates)[number];

/** Transfer-specific part of an order (specification section 3), in `order.detail`. */
export const transferOrderDetail = z.object({
  /** Airport pick-up or airport drop-off. */
  type: z.enum(transferModes),
  pick_up_time: serviceTime,
  flight_time: serviceTime,
  flight_number: z.string(),
  /**
   * Last known landing of a pick-up's flight; null without a source of flight data, or before it was looked up, which
   * begins three hours before the landing. The pick-up follows it only once the seller has recorded it.
   */
  flight_report: z.nullable(
    z.object({ state: z.enum(flightStates), lands_at: serviceTime, looked_up_at: unixSeconds }),
  ),
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
  /** All vehicles together. */
  max_passengers: z.int(),
  adults: z.int(),
  child_ages: z.array(z.int()),
  vehicles: z.int(),
  airport_transfer_fee: seenMoney,
  driver_language: z.enum(driverLanguages),
  chinese_driver_fee: seenMoney,
  child_seats: z.int(),
  child_seat_fee: seenMoney,
  night_fee: seenMoney,
  passenger_name: z.string(),
  passenger_phone: z.string(),
  pieces_of_luggage: z.int(),
  /** Exact address within the place. */
  address: z.string(),
  sign_text: z.string(),
  meeting_point: z.string(),
  dispatch_status: z.enum(dispatchStatuses),
  rides: z.array(rideView),
  /**
   * Whether the member may still change the passenger: the transfer has not begun and no driver has set off.
   */
  can_change: z.boolean(),
  /**
   * Whether the member may still change flight, time and place; they are fixed if the price is
   * non-refundable.
   */
  can_move: z.boolean(),
});
export type TransferOrderDetail = z.infer<typeof transferOrderDetail>;

/** An airport transfer order with its part. */
export const transferOrder = z.object({
  ...orderView.shape,
  product: z.literal('airport'),
  detail: transferOrderDetail,
});

/** Proposes a charge for waiting beyond the free time, per started half hour and vehicle. */
export const reportTransferWaiting = endpoint({
  method: 'POST',
  path: 'console/airportOrder/reportWaiting',
  title: 'charge waiting beyond the free time',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** Total waiting time in minutes, including the free part. */
    waited_minutes: z.int().check(z.minimum(1), z.maximum(24 * 60)),
    reason: z._default(text(200), ''),
  }),
  reply: z.object({ order: orderView, amount: money }),
  errors: ['not_found', 'order_wrong_state', 'nothing_to_charge'],
});

/** Notifies the agency and the drivers. The payment deadline and the cancellation terms stay as sold. */
export const setLanding = endpoint({
  method: 'POST',
  path: 'console/airportOrder/setLanding',
  title: 'record when the flight of a pick-up lands',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** Local time at the airport. */
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
    'driver_absent',
    'vehicle_busy',
    'vehicle_too_far',
    'vehicle_elsewhere',
    'vehicle_absent',
    'sold_out',
  ],
});
