import type { ReplyOf } from '@serai/contract/endpoint';
import type { rateWorkOrder as endpoint } from '@serai/contract/work-orders/work-orders';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { isRatable } from '../../domain/work-order-lifecycle.ts';
import type { Products } from '../orders/orders.ts';
import { wrongState } from './move-work-order.ts';
import { presentChanged } from './present-work-order.ts';
import { visibleTo } from './visible-to.ts';
import { factsOf, insertEntry, lockWorkOrder, updateWorkOrder } from './work-order-store.ts';

/** Rates an ended work order; a second rating replaces the first. */
export async function rateWorkOrder(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { userId } = member;
  const { input, lang, now } = call;
  const { stars, text } = input;
  const row = await lockWorkOrder(trx, input.id, visibleTo(products, member));
  if (!isRatable(factsOf(row))) throw await wrongState(trx, row, lang);
  const isFirst = row.stars === null;
  await updateWorkOrder(trx, row.id, { stars, rating_text: text, updated_at: now });
  if (isFirst) await insertEntry(trx, row, { kind: 'event', event: 'rate', by: 'member', userId, now });
  return presentChanged(trx, row.id, lang);
}
