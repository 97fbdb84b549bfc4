import type { ReplyOf } from '@serai/contract/endpoint';
import type { reopenWorkOrder as endpoint } from '@serai/contract/work-orders/work-orders';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import type { Products } from '../orders/orders.ts';
import { notifyDesk } from './announce-work-order.ts';
import { moveWorkOrder } from './move-work-order.ts';
import { presentChanged } from './present-work-order.ts';
import { promisedBy } from './promise.ts';
import { visibleTo } from './visible-to.ts';
import { lockWorkOrder } from './work-order-store.ts';

/** Reopens a recently resolved work order, with a new promised answer time. */
export async function reopenWorkOrder(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { input, lang, now } = call;
  const { reason: content } = input;
  const row = await lockWorkOrder(trx, input.id, visibleTo(products, member));
  const promised_by = await promisedBy(trx, { agencyId: member.agencyId, urgent: row.urgent }, now);
  const moved = await moveWorkOrder(trx, row, {
    event: 'reopen',
    by: 'member',
    userId: member.userId,
    content,
    lang,
    now,
    changes: { promised_by, first_reply_at: null, broken_told_at: null },
  });
  await notifyDesk(trx, moved.row, { event: 'work_order_reopened', content, now });
  return presentChanged(trx, row.id, lang);
}
