import { shareOut } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FrozenPolicy } from '../orders/orders.ts';
import { type HotelOrder, partyOf } from './hotel-order-store.ts';

/**
 * One room's share of each night's price (rooms counted from 1): the price as sold, reduced in proportion if
 * the night's price was lowered since. Refuses with `stay_by_hand` a stay of different rooms that predates
 * stored prices per room.
 */
export function shareOfRoom(stay: HotelOrder, policy: FrozenPolicy, room: number): number[] {
  const share = findShareOfRoom(stay, policy, room);
  if (!share) throw new AppError('stay_by_hand');
  return share;
}

/** The same; undefined for a stay of different rooms that predates stored prices per room. */
export function findShareOfRoom(
  stay: HotelOrder,
  { nightTotals }: FrozenPolicy,
  room: number,
): number[] | undefined {
  const { guests, sold_as: sold, currency } = stay;
  const kept = sold.rooms?.map(({ nights }) => nights);
  const isKept = kept?.length === guests.length && kept.every((nights) => nights !== undefined);
  if (!isKept && !areAlike(stay)) return undefined;
  return nightTotals.map((total, night) => {
    const prices = guests.map((_, at) => (isKept ? kept[at]![night]! : 1));
    const isAsSold = isKept && prices.reduce((sum, price) => sum + price, 0) === total;
    return isAsSold ? prices[room - 1]! : shareOut(total, prices, currency)[room - 1]!;
  });
}

/** Rooms with the same party cost the same. */
function areAlike({ guests }: HotelOrder): boolean {
  return new Set(guests.map((room) => JSON.stringify(partyOf(room)))).size === 1;
}
