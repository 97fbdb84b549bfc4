import type { ReplyOf } from '@serai/contract/endpoint';
import type { dropRoom as endpoint } from '@serai/contract/hotels/booking';
import type { Lang } from '@serai/phrases/lang';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { sum } from '../../../domain/money.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import {
  aboutOrder,
  actionOnOrder,
  amendmentWord,
  decideByOperator,
  feeOnPart,
  lowerPrice,
} from '../../orders/for-products.ts';
import {
  type OpenOrder,
  type OrderRow,
  openOrderForStaff,
  type Products,
  presentOrder,
} from '../../orders/orders.ts';
import { type HotelOrder, listHotelOrders } from '../hotel-order-store.ts';
import { hotelWord } from '../product-word.ts';
import { removeRoom } from '../remove-room.ts';
import { refuseMixed } from '../room-lines.ts';
import { findShareOfRoom } from '../room-share.ts';

/**
 * Drops one of several rooms of a paid stay before it begins. A cancellation fee, if any, becomes part of the
 * new price. The room is released for sale and the hotel is notified. For an outside supplier the desk agrees
 * it first. The last room cannot be dropped: the order is cancelled instead.
 */
export async function dropRoom(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { id, room, total_price: total, reason } = call.input;
  const { now, lang } = call;
  const opened = await openOrderForStaff(trx, products, id);
  if (opened.product.name !== hotelWord) throw new AppError('not_found');
  const former = opened.order.total_price;
  const [stay] = await listHotelOrders(trx, [id]);
  const { guests } = stay!;
  refuseDrop(opened, stay!, { now, lang });
  if (room > guests.length) throw refusedField('room', 'room_unknown', { rooms: guests.length });
  const price = { total, label: amendmentWord('lineRoomDropped', { room }), reason };
  const by = { operator: operatorOf(call), key: call.idempotencyKey!, now, lang };
  const order = await lowerPrice(trx, opened, price, by);
  const changed = await removeRoom(trx, { ...opened, order }, { stay: stay!, room }, now);
  const due = priceWithoutRoom(opened.order, stay!, room, now);
  const given = due === undefined ? null : { amount: due - total, currency: opened.order.currency };
  await guardConcession(
    trx,
    { kind: 'room', given, ...aboutOrder(opened.order), reason },
    { userId: by.operator.userId, now },
  );
  return {
    reply: { order: presentOrder({ ...opened, order: { ...order, ...changed } }, call) },
    did: actionOnOrder(order, {
      before: { rooms: guests.length, amount: former },
      after: { rooms: guests.length - 1, amount: total },
      reason,
    }),
  };
}

/** Refuses to drop the last room, a room of a stay whose rooms differ, and one whose price can no longer be lowered. */
export function refuseDrop(
  opened: OpenOrder,
  stay: Pick<HotelOrder, 'guests' | 'sold_as'>,
  at: { now: Date; lang: Lang },
): void {
  if (stay.guests.length === 1) throw new AppError('last_room');
  refuseMixed(stay);
  decideByOperator(opened, 'changePrice', at);
}

/**
 * Price of the stay without a room: the room's share is deducted and today's fee for it is kept. Undefined
 * for a stay of different rooms whose shares were not stored.
 */
function priceWithoutRoom(order: OrderRow, stay: HotelOrder, room: number, now: Date): number | undefined {
  const share = findShareOfRoom(stay, order.policy, room);
  return share && order.total_price - sum(share) + feeOnPart(order, share, now);
}
