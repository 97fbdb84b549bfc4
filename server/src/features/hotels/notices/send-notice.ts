import type { ReplyOf } from '@serai/contract/endpoint';
import type { sendNotice as endpoint } from '@serai/contract/hotels/notices';
import type { Lang } from '@serai/phrases/lang';
import type { Call, Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder, wrongState } from '../../orders/for-products.ts';
import { type OrderRow, openOrderForStaff, type Products } from '../../orders/orders.ts';
import { hotelWord } from '../product-word.ts';
import { findCurrentNotice, type NoticeRow } from './notice-store.ts';
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
  const before = await findSentNotice(trx, order, call.lang);
  const { kind } = before;
  const sentTo = await writeNotice(trx, { orderId: id, kind, publicUrl, to: email, now: call.now });
  return {
    reply: { sent_to: sentTo },
    did: actionOnOrder(order, { before: { sent_to: before.sent_to }, after: { sent_to: sentTo } }),
  };
}

/** Returns the newest notice of an order; throws `order_wrong_state` if the hotel was never notified. */
export async function findSentNotice(db: Db, order: OrderRow, lang: Lang): Promise<NoticeRow> {
  const notice = await findCurrentNotice(db, order.id);
  if (!notice) throw wrongState(order, lang);
  return notice;
}
