import * as z from 'zod/mini';
import { civilDate } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors, exportFormat, fileLink } from '../files/links.ts';
import { id } from '../ids.ts';
import { orderStatuses } from '../orders/statuses.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { beds, meals } from './hotels.ts';
import { movementKinds, noticeStates } from './movement-kinds.ts';
import { roomLine } from './room-lines.ts';
import { sentRooming } from './rooming.ts';

const place = z.object({ id: z.int(), name: z.string() });

/** One stay on a list of movements. */
const movement = z.object({
  order_id: z.int(),
  /** Date of the list at the hotel. */
  day: civilDate,
  order_sn: z.string(),
  order_status: z.enum(orderStatuses),
  agency: place,
  hotel: z.object({ ...place.shape, city: z.string(), phone: z.string() }),
  room_type: z.string(),
  bed_type: z.enum(beds),
  meal_type: z.enum(meals),
  /** Rooms by room type and rate, if they differ; otherwise empty. */
  room_lines: z.array(roomLine),
  number_of_rooms: z.int(),
  check_in: civilDate,
  check_out: civilDate,
  nights: z.int(),
  /** All rooms together. */
  adults: z.int(),
  children: z.int(),
  /** Guests of each room, as on the voucher. */
  guests: z.array(
    z.object({ adults: z.int(), child_ages: z.array(z.int()), full_names: z.array(z.string()) }),
  ),
  nationality: z.string(),
  special_requests: z.string(),
  confirmation_code: z.string(),
  room_number: z.string(),
  notice: z.enum(noticeStates),
  /** The person who booked and can reach the guests. */
  contact_name: z.string(),
  contact_phone: z.string(),
});

/** Filter of the stays of a day. */
const askedMovements = {
  kind: z._default(z.enum(movementKinds), 'arrivals'),
  /** Civil date at the hotels; defaults to the current date in the zone of each hotel. */
  day: z.optional(civilDate),
  hotel_id: z.optional(id),
  city_id: z.optional(id),
  agency_id: z.optional(id),
};

export const listMovements = endpoint({
  method: 'GET',
  path: 'console/hotelOrder/movements',
  title: 'list the stays that begin, continue or end on a day, by hotel',
  access: { staff: '/console/order/view' },
  input: z.strictObject({ ...askedMovements, ...listPaging }),
  reply: z.object({
    list: z.array(movement),
    ...listed,
    /** Number of stays of each kind on that day, under the same filters; each capped like `total`. */
    counts: z.array(z.object({ kind: z.enum(movementKinds), count: z.int(), capped: z.boolean() })),
    /** The newest rooming list sent to the hotels of the page for their day; only for arrivals. */
    rooming: z.array(z.object({ hotel_id: z.int(), day: civilDate, ...sentRooming.shape })),
  }),
  errors: listErrors,
});

export const linkMovementsExport = endpoint({
  method: 'POST',
  path: 'console/hotelOrder/linkMovements',
  title: 'get a one-use link to the stays of a day as a sheet',
  access: { staff: '/console/order/export' },
  rateLimit: 'link',
  input: z.strictObject({ ...askedMovements, format: exportFormat }),
  reply: fileLink,
  errors: exportErrors,
});
