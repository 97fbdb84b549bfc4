import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  closeWorkOrder as closing,
  withdrawWorkOrder as withdrawing,
} from '@serai/contract/work-orders/work-orders';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import type { Products } from '../orders/orders.ts';
import { moveWorkOrder } from './move-work-order.ts';
import { presentChanged } from './present-work-order.ts';
import { visibleTo } from './visible-to.ts';
import { lockWorkOrder } from './work-order-store.ts';

/** Ends a work order as the member: closes a resolved one, withdraws one that was not accepted yet. */
export async function endWorkOrder(
  trx: Trx,
  products: Products,
  call: Call<typeof closing | typeof withdrawing>,
  event: 'close' | 'withdraw',
): Promise<ReplyOf<typeof closing>> {
  const member = memberOf(call);
  const { input, lang, now } = call;
  const row = await lockWorkOrder(trx, input.id, visibleTo(products, member));
  await moveWorkOrder(trx, row, { event, by: 'member', userId: member.userId, lang, now });
  return presentChanged(trx, row.id, lang);
}
