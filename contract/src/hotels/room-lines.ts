import * as z from 'zod/mini';
import { civilDate } from '../dates.ts';
import { money, seenMoney } from '../money.ts';
import { beds, meals } from './hotels.ts';

/** Rooms of one room type and rate in a stay whose rooms differ. */
export const roomLine = z.object({
  room_type: z.string(),
  room_type_alt: z.string(),
  meal_type: z.enum(meals),
  bed_type: z.enum(beds),
  /** Numbers of its rooms, counted from 1 in the order of the guests. */
  rooms: z.array(z.int()),
});
export type RoomLine = z.infer<typeof roomLine>;

/** A room line with its price, all nights and guests. */
export const pricedRoomLine = z.object({
  ...roomLine.shape,
  /** Whether cancelling these rooms ever costs less than their full price. */
  refundable: z.boolean(),
  total_price: money,
  /** Price of one of its rooms for its base guests, per night. */
  nights: z.array(z.object({ date: civilDate, price: money })),
});

/** The same of an order; sums are null for callers who may not see them. */
export const seenRoomLine = z.object({
  ...pricedRoomLine.shape,
  total_price: seenMoney,
  nights: z.array(z.object({ date: civilDate, price: seenMoney })),
});
export type SeenRoomLine = z.infer<typeof seenRoomLine>;
