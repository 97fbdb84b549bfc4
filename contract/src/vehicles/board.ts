import * as z from 'zod/mini';
import { civilDate, serviceTime } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { absence } from './absences.ts';
import { ride } from './dispatch.ts';

/** Reasons for which `assign` would refuse the driver or vehicle of a ride. */
export const rideClashes = ['busy', 'too_far', 'elsewhere', 'absent'] as const;

const board = z.object({ id: z.int(), name: z.string(), tz: z.string() });

/** Actions of dispatchers on a ride of the board. */
export const boardActions = ['assign', 'reassign', 'link'] as const;

/** How a ride fits between the other rides of its driver or vehicle. */
const fit = z.object({
  clash: z.nullable(z.enum(rideClashes)),
  /** Number of the order that clashes; empty if none does. */
  clash_sn: z.string(),
  /**
   * Minutes left before the next ride after the drive there and the turnaround, negative if they do not suffice;
   * null without a next ride or a known route.
   */
  spare_minutes: z.nullable(z.int()),
});

/** A ride on the board. */
export const boardRide = z.extend(z.omit(ride, { photos: true }), {
  /** From leaving the base until the vehicle is back and ready for the next ride. */
  busy_from: serviceTime,
  busy_to: serviceTime,
  /** Booked model or class. */
  vehicle_wish: z.string(),
  /** Currency of the order, of the cost of a hired car. */
  currency: z.string(),
  passengers: z.int(),
  from: z.string(),
  to: z.string(),
  flight_number: z.string(),
  /** Scheduled landing or departure. */
  flight_time: z.nullable(serviceTime),
  /** Null until assigned and once the ride is finished. */
  driver_fit: z.nullable(fit),
  vehicle_fit: z.nullable(fit),
  /** Actions possible in its state; a call refuses the others. */
  actions: z.array(z.enum(boardActions)),
});
export type BoardRide = z.infer<typeof boardRide>;

/**
 * Rides that start or end at a base, or whose driver or vehicle is at home there, and that touch the day or the
 * six hours after it. Rides, drivers and vehicles without a base are on every board.
 */
export const showBoard = endpoint({
  method: 'GET',
  path: 'console/dispatch/board',
  title: 'show the rides, drivers and vehicles of a base on a day',
  access: { staff: '/console/dispatch/view' },
  /** By default the base and the day on which the ride `ride_id` starts, else the first base and its current day. */
  input: z.strictObject({ base_id: z.optional(id), day: z.optional(civilDate), ride_id: z.optional(id) }),
  reply: z.object({
    bases: z.array(board),
    base: board,
    day: civilDate,
    from: serviceTime,
    to: serviceTime,
    /** Earliest first. */
    rides: z.array(boardRide),
    drivers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        phone: z.string(),
        languages: z.array(z.string()),
        active: z.boolean(),
        /** Minutes of the civil day in which the rides of this board keep the driver busy. */
        busy_minutes: z.int(),
      }),
    ),
    vehicles: z.array(
      z.object({
        id: z.int(),
        plate_number: z.string(),
        model: z.string(),
        seats: z.int(),
        active: z.boolean(),
      }),
    ),
    /** Absences of these drivers and vehicles that touch the period, earliest first. */
    absences: z.array(absence),
    /** Whether there are more than the board shows. */
    more: z.object({ rides: z.boolean(), drivers: z.boolean(), vehicles: z.boolean() }),
  }),
  errors: ['not_found'],
});
