import type { ReplyOf } from '@serai/contract/endpoint';
import type { dropRoom as endpoint } from '@serai/contract/hotel-booking';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import {
  actionOnOrder,
  lowerPrice,
  openOrderAsOperator,
  type Products,
  presentOrder,
  updateCost,
  updateGuests,
} from '../orders/orders.ts';
import { listHotelOrders, updateRooms } from './hotel-order-store.ts';
import { costSold, type SoldAs } from './price-offer.ts';
import { hotelWord } from './product-word.ts';
import { stayTitle } from './stay-title.ts';
import { giveBackStock } from './stock.ts';

/**
 * Drops one of several rooms of a paid stay before it begins, free or with a fee that the new price holds: the room can be
 * sold again, and the hotel is notified; with an outside supplier the desk has agreed it before. The last room is cancelled with its order, not dropped.
 */
export async function dropRoom(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { id, room, total_price: total, reason } = call.input;
  const { now, lang } = call;
  const opened = await openOrderAsOperator(trx, products, id);
  if (opened.product.name !== hotelWord) throw new AppError('not_found');
  const former = opened.order.total_price;
  const [stay] = await listHotelOrders(trx, [id]);
  const { guests, sold_as: soldAs } = stay!;
  if (guests.length === 1) throw new AppError('last_room');
  if (room > guests.length) throw refusedField('room', 'room_unknown', { rooms: guests.length });
  const price = { total, label: { zh: `取消第 ${room} 间房`, en: `Room ${room} dropped` }, reason };
  const by = { operator: operatorOf(call), key: call.idempotencyKey!, now, lang };
  const order = await lowerPrice(trx, opened, price, by);
  const left = guests.filter((_, at) => at !== room - 1);
  const kept = withoutRoom(soldAs, room - 1);
  const { held, holdsStock } = await updateRooms(trx, id, left, kept);
  await updateCost(trx, id, costSold(kept));
  if (holdsStock) await giveBackStock(trx, { ...held, rooms: 1 });
  const { zh: title_zh, en: title_en } = stayTitle(soldAs, left.length);
  const changed = { guest_names: left.flatMap(({ fullNames }) => fullNames), title_zh, title_en };
  await updateGuests(trx, id, changed);
  if (order.supplier === null) await opened.product.notifySupplier(trx, id, 'change', now);
  return {
    reply: { order: presentOrder({ ...opened, order: { ...order, ...changed } }, call) },
    did: actionOnOrder(order, {
      before: { rooms: guests.length, amount: former },
      after: { rooms: left.length, amount: total },
      reason,
    }),
  };
}

function withoutRoom(soldAs: SoldAs, room: number): SoldAs {
  return soldAs.rooms ? { ...soldAs, rooms: soldAs.rooms.filter((_, at) => at !== room) } : soldAs;
}
