import type { ReplyOf } from '@serai/contract/endpoint';
import type { sendNotice as endpoint } from '@serai/contract/hotels/notices';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder, wrongState } from '../../orders/for-products.ts';
import { openOrderForStaff, type Products } from '../../orders/orders.ts';
import { hotelWord } from '../product-word.ts';
import { findCurrentNotice } from './notice-store.ts';
import { writeNotice } from './write-notice.ts';

/** Sends a hotel its newest notice again as a new version, which needs a new answer. */
export async function sendNotice(
  trx: Trx,
  { products, publicUrl }: { products: Products; publicUrl: string },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { id, email } = call.input;
  const { order, product } = await openOrderForStaff(trx, products, id);
  if (product.name !== hotelWord) throw new AppError('not_found');
  const before = await findCurrentNotice(trx, id);
  if (!before) throw wrongState(order, call.lang);
  const { kind } = before;
  const sentTo = await writeNotice(trx, { orderId: id, kind, publicUrl, to: email, now: call.now });
  return {
    reply: { sent_to: sentTo },
    did: actionOnOrder(order, { before: { sent_to: before.sent_to }, after: { sent_to: sentTo } }),
  };
}
