import * as z from 'zod/mini';
import { highestPrice } from '../currency.ts';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { picture } from '../files/pictures.ts';
import { id } from '../ids.ts';
import { money, seenMoney } from '../money.ts';
import { evidence } from '../orders/actions.ts';
import { bookingContact, bookingErrors, lockedPrice, quoteId } from '../orders/booking.ts';
import { orderView } from '../orders/view.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { printedCode, printedPerson, text } from '../text.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { beds, includedTaxes, meals, promotedPrice, propertyFee, seenPropertyFee } from './hotels.ts';
import { noticeAnswers, noticeKinds } from './notice-words.ts';
import { pricedRoomLine, seenRoomLine } from './room-lines.ts';
import { maxNights, maxRooms, stay, stayObject } from './stays.ts';

export const quoteReply = z.object({
  ...lockedPrice,
  /** Price of one room for its base guests, per night; empty if the rooms differ. */
  nights: z.array(z.object({ date: civilDate, price: money })),
  hotel: z.object({
    id: z.int(),
    name: z.string(),
    name_alt: z.string(),
    star: z.int(),
    address: z.string(),
    phone: z.string(),
    tz: z.string(),
    picture: z.nullable(picture),
    check_in_from: z.string(),
    check_out_until: z.string(),
    /** Whether Chinese guest names are accepted for the nationality of the stay. */
    chinese_names: z.boolean(),
    /** Important information; empty if none. */
    important: z.string(),
  }),
  /** Fees payable at the hotel, never part of the price. */
  fees: z.array(propertyFee),
  included: z.array(z.enum(includedTaxes)),
  ...promotedPrice,
  /** Of rooms that differ: the first room's type, with the names and numbers of all; meal and bed of the first room. */
  room: z.object({ id: z.int(), name: z.string(), name_alt: z.string() }),
  /** Rooms by room type and rate, if they differ; otherwise empty. */
  room_lines: z.array(pricedRoomLine),
  meal: z.enum(meals),
  /** Breakfasts per morning, all rooms together: adults and paying children; 0 without breakfast. */
  breakfasts: z.int(),
  bed: z.enum(beds),
  units_left: z.int(),
  stay: stayObject,
});
export type QuoteReply = z.infer<typeof quoteReply>;

export const quoteHotel = endpoint({
  method: 'POST',
  path: 'hotel/quote',
  title: 'lock the price of a stay for 15 minutes',
  access: { node: '/hotel/booking/book' },
  rateLimit: 'quote',
  input: z.strictObject({
    /**
     * Rate of all rooms. For different rates, the key of each room as offered for that room alone, joined by commas in the
     * order of the rooms.
     */
    rate_key: text(300, 'rate_key_required'),
    ...stay,
  }),
  reply: quoteReply,
  errors: [
    'stay_in_past',
    'stay_reversed',
    'stay_too_long',
    'stay_too_far',
    'rate_unknown',
    'rate_not_for_nationality',
    'rooms_too_small',
    'beds_too_few',
    'extra_bed_missing',
    'min_stay_not_met',
    'max_stay_exceeded',
    'arrival_closed',
    'departure_closed',
    'booking_closed',
    'sold_out',
    'rates_misfit',
    'rates_not_together',
  ],
});

/** Returns an existing quote, e.g. after a reload of the booking page. */
export const showQuote = endpoint({
  method: 'GET',
  path: 'hotel/showQuote',
  title: 'show a quote again',
  access: { node: '/hotel/booking/book' },
  input: z.strictObject({ quote_id: quoteId }),
  reply: quoteReply,
  errors: ['not_found', 'quote_expired', 'quote_used'],
});

/** Complete list of rooms with all guest names. */
export const namedRooms = z
  .array(
    z.strictObject({
      guests: z
        .array(z.strictObject({ full_name: printedPerson(80, 'full_name_required') }))
        .check(z.minLength(1, 'full_name_required'), z.maxLength(8)),
    }),
  )
  .check(z.minLength(1, 'rooms_invalid'), z.maxLength(maxRooms, 'rooms_invalid'));

export const bookHotel = endpoint({
  method: 'POST',
  path: 'hotel/book',
  title: 'book a hotel',
  access: { node: '/hotel/booking/book' },
  rateLimit: 'order',
  idempotent: true,
  input: z.strictObject({
    quote_id: quoteId,
    rooms: namedRooms,
    ...bookingContact,
  }),
  reply: z.object({ order: orderView }),
  errors: [
    ...bookingErrors,
    'rate_not_for_nationality',
    'rooms_too_small',
    'beds_too_few',
    'extra_bed_missing',
    'min_stay_not_met',
    'max_stay_exceeded',
    'arrival_closed',
    'departure_closed',
    'stay_in_past',
    'guests_mismatch',
    'rates_not_together',
  ],
});

export const changeGuests = endpoint({
  method: 'POST',
  path: 'hotel/changeGuests',
  title: 'change the names of the guests of an order',
  access: { orderAction: 'change' },
  rateLimit: 'order',
  idempotent: true,
  /** Complete list of rooms with all guest names after the change. */
  input: z.strictObject({ id, rooms: namedRooms }),
  reply: z.object({ order: orderView }),
  errors: [
    'not_found',
    'order_wrong_state',
    'guests_mismatch',
    'guests_too_late',
    'change_non_refundable',
    'guests_all_new',
    'guests_by_support',
  ],
});

/** Hotel-specific part of an order (specification section 3), in `order.detail`. */
export const hotelOrderDetail = z.object({
  hotel_id: z.int(),
  hotel_name: z.string(),
  hotel_name_alt: z.string(),
  hotel_name_local: z.string(),
  city: z.string(),
  address: z.string(),
  address_alt: z.string(),
  /** In the script that a driver there reads; empty where it is not known. */
  address_local: z.string(),
  phone: z.string(),
  zip: z.string(),
  email: z.string(),
  hotel_confirmation_code: z.string(),
  /** The hotel's answer to its latest notice; null before any notice was sent. */
  hotel_answer: z.nullable(
    z.object({
      kind: z.enum(noticeKinds),
      answer: z.nullable(z.enum(noticeAnswers)),
      sent_at: unixSeconds,
      answered_at: z.nullable(unixSeconds),
      /** Name of the person who answered for the hotel. */
      answered_by: z.string(),
      tz: z.string(),
    }),
  ),
  room_number: z.string(),
  /** Of rooms that differ: names and numbers of all; meal and bed of the first room. */
  room_type: z.string(),
  room_type_alt: z.string(),
  meal_type: z.enum(meals),
  bed_type: z.enum(beds),
  /** Rooms by room type and rate, if they differ; otherwise empty. */
  room_lines: z.array(seenRoomLine),
  /** Breakfasts per morning, all rooms together; 0 without breakfast. */
  breakfasts: z.int(),
  /** Fees payable at the hotel, never part of the price. */
  fees: z.array(seenPropertyFee),
  included: z.array(z.enum(includedTaxes)),
  /** Important information of the hotel at the time of sale; empty if there was none. */
  important: z.string(),
  check_in: civilDate,
  check_out: civilDate,
  check_in_from: z.string(),
  check_out_until: z.string(),
  nights: z.int(),
  /** Rooms × nights. */
  room_nights: z.int(),
  number_of_rooms: z.int(),
  /** Empty if the rooms differ. */
  price_per_night: z.array(z.object({ date: civilDate, price: seenMoney })),
  nationality: z.string(),
  nationality_name: z.string(),
  adults: z.int(),
  children: z.int(),
  guests: z.array(
    z.object({
      adults: z.int(),
      child_ages: z.array(z.int()),
      /** Number of children with a separate bed: the oldest ones. */
      child_beds: z.int(),
      full_names: z.array(z.string()),
    }),
  ),
  /** Until when members can change the names themselves; null if the order's state no longer allows it. */
  guests_until: z.nullable(unixSeconds),
  /** Whether Chinese guest names are accepted for the nationality of the stay. */
  chinese_names: z.boolean(),
  picture: z.nullable(picture),
  latitude: z.number(),
  longitude: z.number(),
});
export type HotelOrderDetail = z.infer<typeof hotelOrderDetail>;

/** A hotel order with its part. */
export const hotelOrder = z.object({
  ...orderView.shape,
  product: z.literal('hotel'),
  detail: hotelOrderDetail,
});

export const confirmHotelOrder = endpoint({
  method: 'POST',
  path: 'console/hotelOrder/confirm',
  title: "record the hotel's confirmation code and room number",
  access: { staff: '/console/order/confirm' },
  input: z.strictObject({
    id,
    hotel_confirmation_code: z.optional(printedCode(60)),
    room_number: z.optional(printedCode(60)),
  }),
  reply: z.object({}),
  errors: ['not_found', 'order_wrong_state'],
});

/** Later than the agency may do it itself, and all guests at once. For an outside supplier the desk agrees it first. */
export const renameGuests = endpoint({
  method: 'POST',
  path: 'console/hotelOrder/renameGuests',
  title: 'change the names of the guests of a stay for its agency',
  access: { staff: '/console/order/rename' },
  idempotent: true,
  /** Complete list of rooms with all guest names after the change. */
  input: z.strictObject({ id, rooms: namedRooms, reason: text(200, 'reason_required') }),
  reply: z.object({ order: orderView }),
  errors: [
    'not_found',
    'order_wrong_state',
    'order_start_reached',
    'guests_mismatch',
    'amendment_changes_nothing',
  ],
});

/** Only before the stay begins; the new price includes any fee that is kept. */
export const dropRoom = endpoint({
  method: 'POST',
  path: 'console/hotelOrder/dropRoom',
  title: 'drop one of several rooms of a paid stay',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** Room to drop, counted from 1. */
    room: z.int().check(z.minimum(1), z.maximum(9)),
    /** New total of the stay, in minor units. */
    total_price: z.int().check(z.minimum(1), z.maximum(1e12)),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ order: orderView }),
  errors: [
    'not_found',
    'order_wrong_state',
    'order_start_reached',
    'room_unknown',
    'last_room',
    'mixed_stay_by_hand',
    'price_not_lower',
    ...moneyRefusals,
    ...heldRefusals,
  ],
});

/**
 * For guests whom their hotel cannot accommodate: another room or hotel for the same nights, at the seller's
 * cost. The agency's price is unchanged.
 */
export const replaceStay = endpoint({
  method: 'POST',
  path: 'console/hotelOrder/replace',
  title: 'move the guests of a refused stay to another room or hotel',
  access: { staff: '/console/review/decide' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** Rate of the replacement hotel. */
    rate_plan_id: id,
    /**
     * Cost charged by that hotel for the whole stay, minor units of the order's currency; defaults to the
     * rate's cost.
     */
    cost: z.optional(z.int().check(z.minimum(0), z.maximum(1e12))),
    /** Source of the rooms: the seller's allotment, or given by the hotel in addition. */
    rooms_from: z.enum(['allotment', 'hotel'], 'rooms_from_required'),
    evidence,
  }),
  reply: z.object({
    order: orderView,
    /** The seller's cost of the stay; null if unknown. */
    cost: z.object({ before: z.nullable(money), after: z.nullable(money) }),
  }),
  errors: [
    'not_found',
    'order_wrong_state',
    'review_not_open',
    'mixed_stay_by_hand',
    'rate_unknown',
    'replacement_elsewhere',
    'rooms_too_small',
    'beds_too_few',
    'extra_bed_missing',
    'cost_unknown',
    'sold_out',
  ],
});

/** Without a rate and prices, the offer repeats the request at its price. */
export const offerStay = endpoint({
  method: 'POST',
  path: 'console/hotelOrder/offer',
  title: 'offer a stay for an order on request',
  access: { staff: '/console/request/answer' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** Another rate of the same hotel. */
    rate_plan_id: z.optional(id),
    /** Price of a room for each night, minor units; defaults to the rate's prices. */
    night_prices: z.optional(
      z.array(z.int().check(z.minimum(1), z.maximum(highestPrice))).check(z.maxLength(maxNights)),
    ),
    /**
     * Source of the rooms: held from the seller's allotment once the offer is accepted, or given by the hotel
     * in addition.
     */
    rooms_from: z.enum(['allotment', 'hotel'], 'rooms_from_required'),
    note: z._default(text(300), ''),
  }),
  reply: z.object({ order: orderView }),
  errors: [
    'not_found',
    'order_wrong_state',
    'offer_over',
    'mixed_stay_by_hand',
    'rate_unknown',
    'rooms_too_small',
    'beds_too_few',
    'extra_bed_missing',
    'night_prices_misfit',
    'sold_out',
  ],
});

/**
 * For a trusted hotel silence counts as service: a job completes its stays without a confirmation code or
 * check-in.
 */
export const trustHotel = endpoint({
  method: 'POST',
  path: 'console/hotel/trust',
  title: 'set whether the stays at a hotel count as served without its word',
  access: { staff: '/console/hotel/trust' },
  idempotent: true,
  input: z.strictObject({ hotel_id: id, trusted: z.boolean(), reason: text(200, 'reason_required') }),
  reply: z.object({}),
  errors: ['not_found'],
});
