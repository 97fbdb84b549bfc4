import * as z from 'zod/mini';
import { askedSeconds, serviceTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { orderStatuses } from '../orders/statuses.ts';
import { paging } from '../paging.ts';
import { text } from '../text.ts';
import { dispatchStatuses, driverLanguages } from './vehicles.ts';

/** Events of a ride, used by its state machine and in its history. */
export const dispatchEvents = [
  'assign',
  'reassign',
  'unassign',
  'depart',
  'arrive',
  'board',
  'finish',
] as const;
export type DispatchEvent = (typeof dispatchEvents)[number];

/** One vehicle's journey for an order, as seen by dispatchers. */
export const ride = z.object({
  id: z.int(),
  order_id: z.int(),
  order_sn: z.string(),
  order_status: z.enum(orderStatuses),
  product: z.string(),
  title: z.string(),
  passenger_name: z.string(),
  contact_phone: z.string(),
  /** The passenger's phone number; empty if only the booker's is known. */
  passenger_phone: z.string(),
  /** Number of the vehicle within the order, from 1. */
  position: z.int(),
  status: z.enum(dispatchStatuses),
  starts_at: serviceTime,
  ends_at: serviceTime,
  driver_language: z.enum(driverLanguages),
  driver: z.nullable(z.object({ id: z.int(), name: z.string(), phone: z.string() })),
  vehicle: z.nullable(z.object({ id: z.int(), plate_number: z.string(), model: z.string() })),
  /** Company whose car drives, and what it costs the seller, null if not known yet; null for the seller's own car. */
  hired: z.nullable(z.object({ company: z.string(), cost: z.nullable(money) })),
  /** Photos taken by the driver as evidence, with the status of the ride at that time. */
  photos: z.array(z.object({ url: z.string(), status: z.enum(dispatchStatuses), at: unixSeconds })),
});
export type Ride = z.infer<typeof ride>;

export const listRides = endpoint({
  method: 'GET',
  path: 'console/dispatch/list',
  title: 'list rides to dispatch',
  access: { staff: '/console/dispatch/view' },
  input: z.strictObject({
    order_id: z.optional(id),
    driver_id: z.optional(id),
    status: z.optional(z.enum(dispatchStatuses)),
    /** Rides that start in this period, Unix seconds. */
    from: z.optional(askedSeconds),
    to: z.optional(askedSeconds),
    ...paging,
  }),
  reply: z.object({ list: z.array(ride), total: z.int() }),
  errors: [],
});

/** Name of the home base; empty if unknown. */
const base = z.string();

/** Minutes to the start of the ride, from the end of the previous ride or else from home; null if unknown. */
const minutesAway = z.nullable(z.int());

/** Maximum number of drivers, and of vehicles, listed with the reason for which they cannot take a ride. */
export const maxUnavailable = 100;

/** Why a driver or vehicle cannot take a ride. */
const obstacle = z.object({
  reason: z.enum(['busy', 'too_far', 'elsewhere', 'absent', 'language_missing']),
  /** The other ride, of `busy` and `too_far`. */
  other: z.nullable(z.object({ order_sn: z.string(), starts_at: serviceTime, ends_at: serviceTime })),
  /** End of the absence, of `absent`. */
  until: z.nullable(serviceTime),
});

export const listFreeDrivers = endpoint({
  method: 'GET',
  path: 'console/dispatch/candidates',
  title: 'list drivers and vehicles that are free for a ride',
  access: { staff: '/console/dispatch/view' },
  input: z.strictObject({ ride_id: id }),
  reply: z.object({
    /**
     * Drivers who can arrive in time and speak the requested language; those based at the start of the ride
     * first.
     */
    drivers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        phone: z.string(),
        languages: z.array(z.string()),
        base,
        minutes_away: minutesAway,
      }),
    ),
    vehicles: z.array(
      z.object({
        id: z.int(),
        plate_number: z.string(),
        model: z.string(),
        seats: z.int(),
        base,
        minutes_away: minutesAway,
      }),
    ),
    /** Models that a hired car may be of. */
    models: z.array(z.object({ id: z.int(), name: z.string(), seats: z.int() })),
    /** Active drivers and fitting vehicles that cannot take the ride, each with the reason. */
    unavailable: z.object({
      drivers: z.array(z.object({ id: z.int(), name: z.string(), obstacle })),
      vehicles: z.array(z.object({ id: z.int(), plate_number: z.string(), obstacle })),
    }),
  }),
  errors: ['not_found'],
});

const assignment = { ride_id: id, driver_id: id, vehicle_id: id };
const rideReply = z.object({ ride });
const assignErrors = [
  'not_found',
  'order_wrong_state',
  'ride_wrong_state',
  'driver_unknown',
  'driver_busy',
  'driver_too_far',
  'driver_elsewhere',
  'driver_absent',
  'driver_language_missing',
  'vehicle_unknown',
  'vehicle_busy',
  'vehicle_too_far',
  'vehicle_elsewhere',
  'vehicle_absent',
  'vehicle_unfit',
] as const;

export const assignRide = endpoint({
  method: 'POST',
  path: 'console/dispatch/assign',
  title: 'assign driver and vehicle to a ride',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject(assignment),
  reply: rideReply,
  errors: [...assignErrors],
});

/** Notifies the agency of the change. */
export const reassignRide = endpoint({
  method: 'POST',
  path: 'console/dispatch/reassign',
  title: 'give a ride to another driver or vehicle',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({ ...assignment, reason: text(200, 'reason_required') }),
  reply: rideReply,
  errors: [...assignErrors],
});

/** Maximum number of rides that one call returns. */
export const maxReturned = 50;

/**
 * For a driver who falls ill: takes the rides of a period that have not begun from the driver, so that they can be
 * assigned again. Vehicles are released with them; what the agencies booked stays held. Nobody outside is notified:
 * the next assignment announces the new driver.
 */
export const returnRides = endpoint({
  method: 'POST',
  path: 'console/dispatch/returnRides',
  title: "take a driver's rides that have not begun from the driver",
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({
    driver_id: id,
    /** Rides that start in this period, Unix seconds; by default without an end. */
    from: askedSeconds,
    to: z.optional(askedSeconds),
    reason: text(200, 'reason_required'),
    /** Also records the period as an illness, so that the driver is given no rides; requires `to`. */
    is_ill: z.optional(z.boolean()),
  }),
  reply: z.object({
    /** Ids of the returned rides, by order. */
    returned: z.array(z.int()),
    /** Rides of the period that the driver still has: under way, or more than one call returns. */
    left: z.array(z.object({ id: z.int(), order_sn: z.string(), status: z.enum(dispatchStatuses) })),
  }),
  errors: ['driver_unknown', 'absence_period_wrong'],
});

export const departRide = rideStep('depart', 'record that the driver is on the way');
export const arriveRide = rideStep('arrive', 'record that the driver is on location');
export const boardRide = rideStep('board', 'record that the passengers are on board');
export const finishRide = rideStep('finish', 'record that the ride is finished');

function rideStep<const Event extends Exclude<DispatchEvent, 'unassign'>>(event: Event, title: string) {
  return endpoint({
    method: 'POST',
    path: `console/dispatch/${event}`,
    title,
    access: { staff: '/console/dispatch/edit' },
    idempotent: true,
    input: z.strictObject({ ride_id: id }),
    reply: rideReply,
    errors: ['not_found', 'order_wrong_state', 'order_not_yet', 'ride_wrong_state'],
  });
}
