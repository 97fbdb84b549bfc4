import * as z from 'zod/mini';
import { civilDate } from '../dates.ts';

export const maxNights = 30;
export const maxRooms = 9;

const roomShape = z.strictObject({
  adults: z.int().check(z.minimum(1, 'adults_invalid'), z.maximum(8, 'adults_invalid')),
  child_ages: z._default(
    z
      .array(
        z
          .int('child_age_invalid')
          .check(z.minimum(0, 'child_age_invalid'), z.maximum(17, 'child_age_invalid')),
      )
      .check(z.maxLength(6)),
    [],
  ),
  child_beds: z._default(
    z.int('child_beds_invalid').check(z.minimum(0, 'child_beds_invalid'), z.maximum(6, 'child_beds_invalid')),
    0,
  ),
});
/**
 * One requested room: adults, the real age of every child, and number of children with a separate bed, which
 * the oldest get.
 */
export const roomWish = roomShape.check(
  z.refine(({ child_ages, child_beds }) => child_beds <= child_ages.length, {
    error: 'child_beds_invalid',
    path: ['child_beds'],
  }),
);
export type RoomWish = z.infer<typeof roomWish>;

export const nationality = z.string().check(z.regex(/^[A-Z]{2}$/, 'nationality_invalid'));
export const rooms = z
  .array(roomWish)
  .check(z.minLength(1, 'rooms_invalid'), z.maxLength(maxRooms, 'rooms_invalid'));

/** A stay: civil dates at the place, check-out exclusive; nationality as ISO 3166, defaults to CN. */
export const stay = {
  check_in: civilDate,
  check_out: civilDate,
  rooms,
  nationality: z._default(nationality, 'CN'),
};
export const stayObject = z.strictObject(stay);
export type Stay = z.infer<typeof stayObject>;
