import type { Trx } from '../../calls.ts';
import { type OpenOrder, type OrderRow, updateCost, updateGuests } from '../orders/orders.ts';
import { type HotelOrder, updateRooms } from './hotel-order-store.ts';
import { costSold, type SoldAs } from './price-offer.ts';
import { stayTitle } from './stay-title.ts';
import { giveBackStock } from './stock.ts';

/**
 * Takes a room, counted from 1, out of a stay whose price has been changed already: it can be sold again, and the hotel is
 * notified; with an outside supplier the desk has agreed it before. Answers what of the order is other than it was.
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
  if (holdsStock) await giveBackStock(trx, { ...held, rooms: 1 }, { isRefused: false });
  const { zh: title_zh, en: title_en } = stayTitle(soldAs, left.length);
  const changed = { guest_names: left.flatMap(({ fullNames }) => fullNames), title_zh, title_en };
  await updateGuests(trx, id, changed);
  if (supplier === null) await product.notifySupplier(trx, id, 'change', now);
  return changed;
}

function withoutRoom(soldAs: SoldAs, room: number): SoldAs {
  return soldAs.rooms ? { ...soldAs, rooms: soldAs.rooms.filter((_, at) => at !== room) } : soldAs;
}
