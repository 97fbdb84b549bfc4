import type { ReplyOf } from '@serai/contract/endpoint';
import type { replyWorkOrder as endpoint } from '@serai/contract/work-orders/work-orders';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import type { Products } from '../orders/orders.ts';
import { notifyDesk } from './announce-work-order.ts';
import { attachFiles } from './attach-files.ts';
import { moveWorkOrder } from './move-work-order.ts';
import { presentChanged } from './present-work-order.ts';
import { visibleTo } from './visible-to.ts';
import { lockWorkOrder } from './work-order-store.ts';

/** Writes to the desk; ends the wait for the member. */
export async function replyWorkOrder(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { userId } = member;
  const { input, lang, now } = call;
  const { content } = input;
  const row = await lockWorkOrder(trx, input.id, visibleTo(products, member));
  const moved = await moveWorkOrder(trx, row, {
    event: 'reply_member',
    by: 'member',
    userId,
    content,
    lang,
    now,
  });
  await attachFiles(trx, { workOrderId: row.id, entryId: moved.entryId, urls: input.files, userId });
  await notifyDesk(trx, moved.row, { event: 'work_order_answered', content, now });
  return presentChanged(trx, row.id, lang);
}
