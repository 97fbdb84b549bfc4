import type { stepByDriver as endpoint } from '@serai/contract/driver-sheet';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { openOrderAsOperator, type Products } from '../../orders/orders.ts';
import { takeStep } from '../step-ride.ts';
import type { DriverLink } from './link-store.ts';
import { findLinkedRide, lockLinkedRide } from './sheet-store.ts';

/** A tap days ahead is a mistake: from then on a driver may be on the way. */
const EARLIEST_MS = 12 * 3_600_000;

/** Records what a driver has tapped: the same as if the desk had been told on the telephone. */
export async function stepByDriver(
  trx: Trx,
  products: Products,
  { call, link }: { call: Call<typeof endpoint>; link: DriverLink },
): Promise<ReplyOf<typeof endpoint>> {
  const { ride_id, step } = call.input;
  const { orderId } = await findLinkedRide(trx, ride_id, link);
  const opened = await openOrderAsOperator(trx, products, orderId);
  const ride = await lockLinkedRide(trx, ride_id, link);
  if (call.now < reportsFrom(ride)) throw new AppError('order_not_yet');
  const by = { actor: 'supplier', userId: null, lang: call.lang, now: call.now } as const;
  return { status: await takeStep(trx, opened, { ride, event: step }, by) };
}

/** From when on a driver may report of a ride. */
export function reportsFrom({ starts_at }: { starts_at: Date }): Date {
  return new Date(starts_at.getTime() - EARLIEST_MS);
}
