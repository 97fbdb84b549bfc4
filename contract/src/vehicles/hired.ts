import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { printedCode, printedName, printedPerson, text } from '../text.ts';
import { phone } from '../validators.ts';
import { ride } from './dispatch.ts';
import { driverLanguages } from './vehicles.ts';

/** Notifies the agency and the driver like an assignment of the seller's own car. */
export const assignHired = endpoint({
  method: 'POST',
  path: 'console/dispatch/assignHired',
  title: 'give a ride to a hired car of another company',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({
    ride_id: id,
    company: printedName(80, 'company_required'),
    driver_name: printedPerson(60, 'name_required'),
    driver_phone: phone,
    /** Language in which the driver speaks with the guests and reads the day sheet. */
    language: z.enum(driverLanguages),
    plate_number: printedCode(20, 'plate_required'),
    /** One of the models in `console/dispatch/candidates`. */
    model_id: id,
    /** What the company charges for the ride, minor units of the order's currency; absent if not known yet. */
    cost: z.optional(z.int().check(z.minimum(0), z.maximum(1e12))),
    /** Required if the ride has a driver already. */
    reason: z._default(text(200), ''),
  }),
  reply: z.object({ ride }),
  errors: [
    'not_found',
    'order_wrong_state',
    'ride_wrong_state',
    'driver_busy',
    'driver_language_missing',
    'vehicle_busy',
    'vehicle_unfit',
    'vehicle_of_fleet',
  ],
});
