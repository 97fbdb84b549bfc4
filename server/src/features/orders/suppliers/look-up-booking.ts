import type { ReplyOf } from '@serai/contract/endpoint';
import type { lookUpBooking as endpoint } from '@serai/contract/hotels/suppliers';
import type { Lang } from '@serai/phrases/lang';
import type { Call, Db, Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { wrongState } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { Products } from '../products.ts';
import { openSupplied, refuseUnsupplied } from './open-supplied.ts';
import { hasOpenRequest, makeRequestsDue } from './request-store.ts';

/** Looks up open supplier requests at once instead of at their next scheduled time. */
export async function lookUpBooking(
  trx: Trx,
  products: Products,
  { input, now, lang }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const opened = await openSupplied(trx, products, input.id);
  const { order } = opened;
  await refuseUnasked(trx, opened, lang);
  await makeRequestsDue(trx, order.id, now);
  return { reply: {}, did: actionOnOrder(order, { before: {}, after: {} }) };
}

/** Refuses an order of which no supplier has an open request. */
export async function refuseUnasked(db: Db, opened: OpenOrder, lang: Lang): Promise<void> {
  refuseUnsupplied(opened);
  if (!(await hasOpenRequest(db, opened.order.id))) throw wrongState(opened.order, lang);
}
