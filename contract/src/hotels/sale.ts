import * as z from 'zod/mini';
import { highestPrice } from '../currency.ts';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { text } from '../text.ts';
import { beds, meals } from './hotels.ts';

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
  title: 'show the room types of a hotel with the rooms left and the prices tonight',
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
        plans: z.array(
          z.object({
            id: z.int(),
            code: z.string(),
            meal_type: z.enum(meals),
            bed_type: z.enum(beds),
            /** Net price tonight, before the markup of an agency; 0 = not sold. */
            price: money,
          }),
        ),
      }),
    ),
  }),
  errors: ['hotel_unknown'],
});

/** Maximum number of nights whose price one call sets. */
export const maxPriced = 31;

const pricedNights = {
  rate_plan_id: id,
  /** First and last night, both included, by the date at the hotel. */
  from: civilDate,
  to: civilDate,
};
const nightErrors = ['rate_unknown', 'nights_in_past', 'nights_reversed', 'nights_too_many'] as const;

export const showNightPrices = endpoint({
  method: 'GET',
  path: 'console/hotel/nightPrices',
  title: 'show the net price of a rate plan on some nights',
  access: { staff: '/console/hotel/view' },
  input: z.strictObject(pricedNights),
  reply: z.object({
    /** Per room and night, before the markup of an agency; 0 = not sold. */
    nights: z.array(z.object({ date: civilDate, price: money })),
  }),
  errors: nightErrors,
});

/**
 * Sets the net price of a rate plan on some nights that are sold; surcharges of an import are not added to it. A price
 * that sells a night below its cost is approved by a second person.
 */
export const nightPrice = endpoint({
  method: 'POST',
  path: 'console/hotel/nightPrice',
  title: 'set the price of a rate plan on some nights',
  access: { staff: '/console/hotel/price' },
  idempotent: true,
  input: z.strictObject({
    ...pricedNights,
    /** Net, per room and night, in minor units of the site's currency. */
    night_price: z.int().check(z.minimum(1), z.maximum(highestPrice)),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ nights: z.array(z.object({ date: civilDate, before: money, after: money })) }),
  errors: [...nightErrors, 'night_not_sold', 'night_by_contract', ...heldRefusals],
});
