import { addDays } from '@serai/contract/dates';
import { instantOf } from '../../domain/local-time.ts';
import { isOpenToChange } from '../../domain/own-changes.ts';
import type { HotelOrder } from './hotel-order-store.ts';

/** The instant (epoch ms) until which members change names themselves: the evening before, 18:00 at the hotel. */
export function guestsUntil({ check_in, sold_as }: Pick<HotelOrder, 'check_in' | 'sold_as'>): number {
  return instantOf(addDays(check_in, -1), '18:00', sold_as.tz);
}

/** Whether members may change names themselves: what has been booked in a supplier's system, only our staff can. */
export function mayRename({
  order_status,
  supplier,
}: Pick<HotelOrder, 'order_status' | 'supplier'>): boolean {
  const isAhead = order_status === 'offer_pending' || order_status === 'pending_payment';
  return isOpenToChange(order_status) && (supplier === null || isAhead);
}
