import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';

/** Maximum number of nights that one call takes off sale. */
export const maxStopped = 366;

/**
 * Takes nights off sale for all agencies and rate plans. Rooms left, prices and existing orders stay as they are. A
 * repeated call with the same hotel, room type and nights is a no-op.
 */
export const stopSell = endpoint({
  method: 'POST',
  path: 'console/hotel/stopSell',
  title: 'take nights of a hotel or of one room type off sale',
  access: { staff: '/console/hotel/stopSell' },
  idempotent: true,
  input: z.strictObject({
    hotel_id: id,
    /** Without one, all room types. */
    room_type_id: z.optional(id),
    /** First and last night, both included, by the date at the hotel. */
    from: civilDate,
    to: civilDate,
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ id: z.int() }),
  errors: ['hotel_unknown', 'room_type_unknown', 'nights_in_past', 'nights_reversed', 'nights_too_many'],
});

/** Ends a stop-sell. Nights that another stop-sell covers stay off sale. No-op if it has ended. */
export const openSell = endpoint({
  method: 'POST',
  path: 'console/hotel/openSell',
  title: 'put nights that were taken off sale on sale again',
  access: { staff: '/console/hotel/stopSell' },
  idempotent: true,
  input: z.strictObject({ id, reason: z._default(text(200), '') }),
  reply: z.object({}),
  errors: ['not_found'],
});

export const listStopSells = endpoint({
  method: 'GET',
  path: 'console/hotel/stopSells',
  title: 'list the nights that are off sale now, the last ones stopped first',
  access: { staff: '/console/hotel/view' },
  input: z.strictObject({ hotel_id: z.optional(id), city_id: z.optional(id), ...listPaging }),
  reply: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        hotel: z.object({ id: z.int(), name: z.string(), city: z.string() }),
        /** Null = all room types. */
        room_type: z.nullable(z.string()),
        from: civilDate,
        to: civilDate,
        reason: z.string(),
        stopped_by: z.string(),
        stopped_at: unixSeconds,
      }),
    ),
    ...listed,
  }),
  errors: listErrors,
});

export const showSale = endpoint({
  method: 'GET',
  path: 'console/hotel/sale',
  title: 'show the room types of a hotel and the rooms left tonight',
  access: { staff: '/console/hotel/view' },
  input: z.strictObject({ hotel_id: id }),
  reply: z.object({
    hotel: z.object({ id: z.int(), name: z.string(), city: z.string() }),
    /** Current date at the hotel. */
    today: civilDate,
    rooms: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** Rooms left and sold tonight; 0 if the night is not in the inventory. */
        left: z.int(),
        sold: z.int(),
        /** Whether tonight is off sale by a stop-sell of the desk. */
        stopped: z.boolean(),
      }),
    ),
  }),
  errors: ['hotel_unknown'],
});
