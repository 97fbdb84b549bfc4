import type { ReplyOf } from '@serai/contract/endpoint';
import type { confirmHotelOrder as endpoint } from '@serai/contract/hotels/booking';
import type { Lang } from '@serai/phrases/lang';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder, clearReview, endReviewIfServed, wrongState } from '../../orders/for-products.ts';
import {
  addOrderEvent,
  announceOrder,
  type OrderRow,
  openOrderForStaff,
  type Products,
} from '../../orders/orders.ts';
import { findHotelConfirmation, updateHotelConfirmation } from '../hotel-order-store.ts';
import { acknowledgeByDesk } from '../notices/notice-store.ts';
import { hotelWord } from '../product-word.ts';

const open: ReadonlySet<string> = new Set(['confirmed', 'in_service']);

/** Stores the hotel's confirmation code or room number of an order and notifies the agency. */
export async function confirmHotelOrder(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, hotel_confirmation_code, room_number } = call.input;
  if (hotel_confirmation_code === undefined && room_number === undefined) {
    throw new AppError('input_invalid', {
      fields: [{ path: 'hotel_confirmation_code', phrase: 'field_required', facts: {} }],
    });
  }
  const opened = await openOrderForStaff(trx, products, id);
  const { order, product } = opened;
  if (product.name !== hotelWord) throw new AppError('not_found');
  refuseUnconfirmable(order, call.lang);
  const before = await findHotelConfirmation(trx, id);
  const now = await updateHotelConfirmation(trx, id, {
    confirmation_code: hotel_confirmation_code,
    room_number,
  });
  if (now.confirmation_code) {
    await acknowledgeByDesk(trx, id, operator.nickname, call.now);
    if (order.needs_review === 'hotel_refused') await clearReview(trx, { order }, call);
  }
  await addOrderEvent(trx, {
    orderId: id,
    event: 'confirmationCode',
    operatorId: operator.userId,
    reason: [now.confirmation_code, now.room_number].filter(Boolean).join(' / '),
    now: call.now,
  });
  await endReviewIfServed(trx, opened, call);
  await announceOrder(trx, order, { event: 'order_confirmation_code', facts: now, now: call.now });
  return { reply: {}, did: actionOnOrder(order, { before, after: now }) };
}

/** Refuses an order that is not confirmed yet, or that has ended. */
export function refuseUnconfirmable(order: OrderRow, lang: Lang): void {
  if (!open.has(order.order_status)) throw wrongState(order, lang);
}
