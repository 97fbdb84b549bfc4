import type { ReplyOf } from '@serai/contract/endpoint';
import type { renameGuests as endpoint } from '@serai/contract/hotels/booking';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder, recordChange } from '../../orders/for-products.ts';
import { openOrderForStaff, type Products, presentOrder } from '../../orders/orders.ts';
import { guestsChanged, refuseRenaming, renameGuests } from '../change-guests.ts';
import { findHotelOrder, updateGuestsOfStay } from '../hotel-order-store.ts';
import { hotelWord } from '../product-word.ts';

/**
 * Changes the guest names of a stay for its agency, without the limits of the members' own change. The hotel gets a new
 * notice, unless an outside supplier booked it, with whom the desk has agreed it before; the agency is notified.
 */
export async function renameStay(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { id, rooms, reason } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  if (opened.product.name !== hotelWord) throw new AppError('not_found');
  refuseRenaming(opened.order, call);
  const renaming = renameGuests(await findHotelOrder(trx, id), rooms);
  if (!renaming) throw new AppError('amendment_changes_nothing');
  await updateGuestsOfStay(trx, id, renaming.guests);
  const change = guestsChanged(renaming);
  const order = await recordChange(trx, opened, change, { actor: 'operator', userId, now: call.now });
  const { before, after } = change.changed;
  return {
    reply: { order: presentOrder({ ...opened, order }, call) },
    did: actionOnOrder(order, { before: { guests: before }, after: { guests: after }, reason }),
  };
}
