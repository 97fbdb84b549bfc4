import type { ReplyOf } from '@serai/contract/endpoint';
import type { lookUpBooking as endpoint } from '@serai/contract/hotels/suppliers';
import type { Call, Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { wrongState } from '../move-order.ts';
import type { Products } from '../products.ts';
import { openSupplied } from './open-supplied.ts';
import { makeRequestsDue } from './request-store.ts';

/** Looks up open supplier requests at once instead of at their next scheduled time. */
export async function lookUpBooking(
  trx: Trx,
  products: Products,
  { input, now, lang }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { order } = await openSupplied(trx, products, input.id);
  if ((await makeRequestsDue(trx, order.id, now)) === 0) throw wrongState(order, lang);
  return { reply: {}, did: actionOnOrder(order, { before: {}, after: {} }) };
}
