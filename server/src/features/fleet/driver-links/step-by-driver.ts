import type { ReplyOf } from '@serai/contract/endpoint';
import type { stepByDriver as endpoint } from '@serai/contract/vehicles/driver-sheet';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { openOrderForStaff, type Products } from '../../orders/orders.ts';
import { takeStep } from '../step-ride.ts';
import type { DriverLink } from './link-store.ts';
import { findLinkedRide, lockLinkedRide } from './sheet-store.ts';

/** A report days ahead is a mistake: this long before a ride a driver may already be on the way. */
const EARLIEST_MS = 12 * 3_600_000;

/** Records a driver's report, with the same effect as a report to the desk by telephone. */
export async function stepByDriver(
  trx: Trx,
  products: Products,
  { call, link }: { call: Call<typeof endpoint>; link: DriverLink },
): Promise<ReplyOf<typeof endpoint>> {
  const { ride_id, step } = call.input;
  const { orderId } = await findLinkedRide(trx, ride_id, link);
  const opened = await openOrderForStaff(trx, products, orderId);
  const ride = await lockLinkedRide(trx, ride_id, link);
  if (call.now < reportsFrom(ride)) throw new AppError('order_not_yet');
  const by = { actor: 'supplier', userId: null, lang: call.lang, now: call.now } as const;
  return { status: await takeStep(trx, opened, { ride, event: step }, by) };
}

/** Earliest time for a driver's reports of a ride. */
export function reportsFrom({ starts_at }: { starts_at: Date }): Date {
  return new Date(starts_at.getTime() - EARLIEST_MS);
}
