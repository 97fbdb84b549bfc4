import * as z from 'zod/mini';
import { civilDate, serviceTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { linkToken } from '../hotels/notices.ts';
import { id } from '../ids.ts';
import { dispatchStatuses } from './vehicles.ts';

/** Steps a driver reports, in order. */
export const driverSteps = ['depart', 'arrive', 'board', 'finish'] as const;
export type DriverStep = (typeof driverSteps)[number];

/** Ride statuses in which photos can be added. */
export const photoStatuses = ['en_route', 'on_location', 'on_board', 'finished'] as const;

/** Languages of a driver's day sheet. */
export const driverReadings = ['my', 'th', 'zh-cn', 'en'] as const;
export type DriverReading = (typeof driverReadings)[number];

/** Maximum number of photos per ride. */
export const maxPhotos = 6;

const sheetPlace = z.object({ name: z.string(), address: z.string() });

/** Information for the driver of a ride; for a cancelled ride only that it is cancelled. */
export const sheetRide = z.object({
  id: z.int(),
  order_sn: z.string(),
  /** Cancelled: the driver must not go. */
  is_off: z.boolean(),
  status: z.enum(dispatchStatuses),
  /** Step that the driver may report now; null if there is none or not yet. */
  next: z.nullable(z.enum(driverSteps)),
  /** Earliest time to report the first step. */
  reports_from: serviceTime,
  starts_at: serviceTime,
  ends_at: serviceTime,
  passenger_name: z.string(),
  phone: z.string(),
  passengers: z.int(),
  child_seats: z.int(),
  from: sheetPlace,
  to: sheetPlace,
  /** Where driver and guests meet; empty if there is no special meeting point. */
  meeting_point: z.string(),
  sign_text: z.string(),
  flight_number: z.string(),
  flight_time: z.nullable(serviceTime),
  special_requests: z.string(),
  plate_number: z.string(),
  model: z.string(),
  photos: z.int(),
  photos_left: z.int(),
});
export type SheetRide = z.infer<typeof sheetRide>;

export const showDaySheet = endpoint({
  method: 'GET',
  path: 'driverSheet/show',
  title: 'show a driver the rides of a day behind the link',
  access: 'public',
  rateLimit: 'link',
  input: z.strictObject({ token: linkToken }),
  reply: z.object({
    driver: z.string(),
    /** Language of the driver; names and places come in the language of the call. */
    reads: z.enum(driverReadings),
    day: civilDate,
    rides: z.array(sheetRide),
  }),
  errors: ['link_invalid'],
});

/** Idempotent by key: a retry over a bad connection has no further effect. */
export const stepByDriver = endpoint({
  method: 'POST',
  path: 'driverSheet/step',
  title: 'report for the driver how far a ride has come',
  access: 'public',
  rateLimit: 'link',
  idempotent: true,
  input: z.strictObject({ token: linkToken, ride_id: id, step: z.enum(driverSteps) }),
  reply: z.object({ status: z.enum(dispatchStatuses) }),
  errors: ['link_invalid', 'not_found', 'order_wrong_state', 'order_not_yet', 'ride_wrong_state'],
});

export const addRidePhoto = endpoint({
  method: 'POST',
  path: 'driverSheet/photo',
  title: 'add a photo to a ride as evidence',
  access: 'public',
  rateLimit: 'link',
  multipart: true,
  input: z.strictObject({ token: linkToken, ride_id: id }),
  reply: z.object({ photos: z.int() }),
  errors: [
    'link_invalid',
    'not_found',
    'ride_wrong_state',
    'photos_full',
    'upload_incomplete',
    'upload_type_refused',
    'upload_type_unknown',
    'upload_too_large',
    'upload_content_differs',
    'upload_too_many_pixels',
    'upload_too_often',
    'upload_day_full',
  ],
});

/** For a driver who cannot receive text messages or has lost the link. */
export const linkDriver = endpoint({
  method: 'POST',
  path: 'console/dispatch/link',
  title: "make a link to the day sheet of a ride's driver, and end those before",
  access: { staff: '/console/dispatch/edit' },
  input: z.strictObject({ ride_id: id }),
  reply: z.object({ url: z.string(), expires_at: unixSeconds, texted: z.boolean() }),
  errors: ['not_found', 'ride_wrong_state'],
});
