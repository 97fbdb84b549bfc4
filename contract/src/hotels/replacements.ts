import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { lineText } from '../text.ts';
import { replaceStay } from './booking.ts';
import { beds, meals } from './hotels.ts';

/** Costs of the whole stay for the seller; null if unknown. */
const costs = {
  cost: z.nullable(money),
  /** More (or, negative, less) than the former cost. */
  difference: z.nullable(money),
};

/** A rate to which the guests of a stay can be moved. */
export const replacement = z.object({
  rate_plan_id: z.int(),
  hotel: z.string(),
  /** Another room of the hotel that was booked. */
  same_hotel: z.boolean(),
  star: z.int(),
  room: z.string(),
  meal: z.enum(meals),
  bed: z.enum(beds),
  /** Rooms left in the allotment on the fullest night. */
  units_left: z.int(),
  ...costs,
});
export type Replacement = z.infer<typeof replacement>;

export const listReplacements = endpoint({
  method: 'GET',
  path: 'console/hotelOrder/replacements',
  title: 'list rates of the city to which the guests of a refused stay can be moved',
  access: replaceStay.access,
  /** Part of the name of a hotel or room, in any language; without it the first hotels of the city. */
  input: z.strictObject({ id, keyword: z.optional(lineText(60)) }),
  /** At most 20: those with enough rooms first, then by cost. Rates that do not fit the guests are left out. */
  reply: z.object({ list: z.array(replacement) }),
  errors: ['not_found', 'order_wrong_state', 'review_not_open', 'mixed_stay_by_hand'],
});

const { id: orderId, rate_plan_id, cost, rooms_from } = replaceStay.input.shape;

/** Has the same refusals as `replaceStay`, and changes nothing. */
export const previewReplacement = endpoint({
  method: 'GET',
  path: 'console/hotelOrder/previewReplace',
  title: 'show what moving the guests of a refused stay would change',
  access: replaceStay.access,
  input: z.strictObject({ id: orderId, rate_plan_id, cost, rooms_from }),
  reply: z.object({
    from: z.object({ hotel: z.string(), room: z.string(), cost: z.nullable(money) }),
    to: z.object({
      hotel: z.string(),
      address: z.string(),
      phone: z.string(),
      room: z.string(),
      meal: z.enum(meals),
      bed: z.enum(beds),
      ...costs,
    }),
    /** Price of the agency, which does not change. */
    price: money,
    /** Whether the former hotel receives a release: the new one is another hotel. */
    releases_hotel: z.boolean(),
  }),
  errors: replaceStay.errors,
});
