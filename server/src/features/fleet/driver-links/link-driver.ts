import type { ReplyOf } from '@serai/contract/endpoint';
import type { linkDriver as endpoint } from '@serai/contract/vehicles/driver-sheet';
import type { Lang } from '@serai/phrases/lang';
import type { Call, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder } from '../../orders/for-products.ts';
import { openOrderForStaff, type Products } from '../../orders/orders.ts';
import { wrongRideState } from '../decide-ride.ts';
import { findRideOrder, lockDriver, lockRide, type RideRow } from '../dispatch-store.ts';
import { endLinks } from './link-store.ts';
import { type LinkDeps, linkOf, sendLink } from './send-link.ts';

/**
 * Creates a link to the driver's day for the dispatcher to pass on; earlier links expire, in case one was
 * lost.
 */
export async function linkDriver(
  trx: Trx,
  deps: LinkDeps & { products: Products },
  { input, lang, now }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const orderId = await findRideOrder(trx, input.ride_id);
  const { order, product } = await openOrderForStaff(trx, deps.products, orderId);
  const ride = await lockRide(trx, input.ride_id);
  const driver = await lockDriver(trx, driverOf(ride, lang), null);
  const to = { ride, order, product, driver };
  await endLinks(trx, linkOf(to));
  const { url, expiresAt, texted } = await sendLink(trx, deps, to, now);
  return {
    reply: { url, expires_at: toSeconds(expiresAt), texted },
    did: actionOnOrder(order, { before: null, after: { [`ride_${ride.position}_driver`]: driver.name_en } }),
  };
}

/** Returns the driver of a ride; refuses a ride without a driver, and a finished ride. */
export function driverOf({ driver_id, active, status }: RideRow, lang: Lang): number {
  if (driver_id === null || !active) throw wrongRideState(status, lang);
  return driver_id;
}
