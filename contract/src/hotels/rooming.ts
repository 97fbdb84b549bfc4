import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { beds, meals } from './hotels.ts';
import { roomLine } from './room-lines.ts';

/** Maximum number of stays on a rooming list. */
export const maxRooming = 200;

/** A rooming list as sent, and the number of stays that were added, changed or removed since. */
export const sentRooming = z.object({
  sent_at: unixSeconds,
  sent_by: z.string(),
  sent_to: z.string(),
  changes: z.int(),
});

const hotelDay = {
  hotel_id: id,
  /** Day of arrival by the date at the hotel. */
  day: civilDate,
};

export const showRoomingList = endpoint({
  method: 'GET',
  path: 'console/hotel/roomingList',
  title: 'show the rooming list of a hotel and day, and the one sent last',
  access: { staff: '/console/order/view' },
  input: z.strictObject(hotelDay),
  reply: z.object({
    hotel: z.object({ id: z.int(), name: z.string() }),
    day: civilDate,
    /** Recipient; empty if the hotel has no address. */
    email: z.string(),
    /** Number of lists sent for the day; `sendRoomingList` takes it. */
    version: z.int(),
    sent: z.nullable(sentRooming),
    stays: z.array(
      z.object({
        order_id: z.int(),
        order_sn: z.string(),
        room_type: z.string(),
        bed_type: z.enum(beds),
        meal_type: z.enum(meals),
        /** Rooms by room type and rate, if they differ; otherwise empty. */
        room_lines: z.array(roomLine),
        number_of_rooms: z.int(),
        check_out: civilDate,
        nights: z.int(),
        /** Names of the guests by room. */
        guests: z.array(z.array(z.string())),
        special_requests: z.string(),
        confirmation_code: z.string(),
      }),
    ),
  }),
  errors: ['hotel_unknown', 'rooming_list_too_long'],
});

export const sendRoomingList = endpoint({
  method: 'POST',
  path: 'console/hotel/sendRoomingList',
  title: 'send a hotel the list of guests who arrive on a day',
  access: { staff: '/console/hotelNotice/send' },
  idempotent: true,
  input: z.strictObject({
    ...hotelDay,
    /** Number of lists sent before, as shown; refused if a colleague has sent one since. */
    version: z.int().check(z.minimum(0), z.maximum(10_000)),
  }),
  reply: z.object({ sent_to: z.string() }),
  errors: [
    'hotel_unknown',
    'rooming_day_over',
    'rooming_list_empty',
    'rooming_list_too_long',
    'rooming_list_sent',
    'hotel_email_missing',
  ],
});
