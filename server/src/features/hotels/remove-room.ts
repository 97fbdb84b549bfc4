import type { Trx } from '../../calls.ts';
import { updateCost, updateGuests } from '../orders/for-products.ts';
import type { OpenOrder, OrderRow } from '../orders/orders.ts';
import { type HotelOrder, updateRooms } from './hotel-order-store.ts';
import { costSold, type SoldAs } from './price-offer.ts';
import { stayTitle } from './stay-title.ts';
import { returnStock } from './stock.ts';

/**
 * Removes a room, counted from 1, from a stay whose price is already changed. The room is put on sale again
 * and the hotel is notified; for an outside supplier the desk agreed it before. Returns the changed fields of
 * the order.
 */
export async function removeRoom(
  trx: Trx,
  { order: { id, supplier }, product }: OpenOrder,
  { stay: { guests, sold_as: soldAs }, room }: { stay: HotelOrder; room: number },
  now: Date,
): Promise<Pick<OrderRow, 'guest_names' | 'title_zh' | 'title_en'>> {
  const left = guests.filter((_, at) => at !== room - 1);
  const kept = withoutRoom(soldAs, room - 1);
  const { held, holdsStock } = await updateRooms(trx, id, left, kept);
  await updateCost(trx, id, costSold(kept));
  if (holdsStock) await returnStock(trx, { ...held, rooms: 1 }, { isRefused: false });
  const { zh: title_zh, en: title_en } = stayTitle(soldAs, left.length);
  const changed = { guest_names: left.flatMap(({ fullNames }) => fullNames), title_zh, title_en };
  await updateGuests(trx, id, changed);
  if (supplier === null) await product.notifySupplier(trx, id, 'change', now);
  return changed;
}

function withoutRoom(soldAs: SoldAs, room: number): SoldAs {
  return soldAs.rooms ? { ...soldAs, rooms: soldAs.rooms.filter((_, at) => at !== room) } : soldAs;
}
