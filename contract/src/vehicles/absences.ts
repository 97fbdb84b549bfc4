import * as z from 'zod/mini';
import { askedSeconds, serviceTime } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { text } from '../text.ts';
import { absenceKinds } from './absence-kinds.ts';

/** A period in which a driver or a vehicle takes no rides. */
export const absence = z.object({
  id: z.int(),
  kind: z.enum(absenceKinds),
  driver_id: z.nullable(z.int()),
  vehicle_id: z.nullable(z.int()),
  /** Name of the driver, plate number of the vehicle. */
  name: z.string(),
  from: serviceTime,
  until: serviceTime,
  note: z.string(),
});
export type Absence = z.infer<typeof absence>;

/** Rides already assigned in the period stay assigned and are marked as clashes on the board. */
export const addAbsence = endpoint({
  method: 'POST',
  path: 'console/dispatch/addAbsence',
  title: 'record that a driver or vehicle takes no rides in a period',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({
    kind: z.enum(absenceKinds),
    /** Id of the vehicle for `workshop`, of the driver for the other kinds. */
    absent_id: id,
    from: askedSeconds,
    until: askedSeconds,
    note: z.optional(text(200)),
  }),
  reply: z.object({ absence_id: z.int() }),
  errors: ['driver_unknown', 'vehicle_unknown', 'absence_period_wrong'],
});

export const removeAbsence = endpoint({
  method: 'POST',
  path: 'console/dispatch/removeAbsence',
  title: 'remove the record of an absence',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({ absence_id: id }),
  reply: z.object({ absence_id: z.int() }),
  errors: ['not_found'],
});
