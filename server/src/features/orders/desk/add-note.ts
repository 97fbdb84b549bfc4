import type { ReplyOf } from '@serai/contract/endpoint';
import type { addOrderNote as endpoint } from '@serai/contract/orders/notes';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import type { Done } from '../../activity/activity.ts';
import { findAnyOrder } from '../open-order.ts';
import type { Products } from '../products.ts';
import { actionOnOrder } from './action-on-order.ts';
import { insertNote } from './note-store.ts';

/** Adds an internal note to an order in any state. It changes nothing else, so the order is not locked. */
export async function addNote(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { input, now } = call;
  const { order } = await findAnyOrder(trx, products, input.id);
  const { note: text } = input;
  const id = await insertNote(trx, { order_id: order.id, user_id: userId, text, at: now });
  return {
    reply: { note: { id, text, by: nickname, at: toSeconds(now) } },
    did: actionOnOrder(order, { before: null, after: { note: text } }),
  };
}
