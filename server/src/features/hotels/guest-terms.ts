import { addDays } from '@serai/contract/dates';
import { instantOf } from '../../domain/local-time.ts';
import { findOwnChangeFault, isOpenToChange } from '../../domain/own-changes.ts';
import type { HotelOrder } from './hotel-order-store.ts';

/** The instant (epoch ms) until which members change names themselves: the evening before, 18:00 at the hotel. */
export function guestsUntil({ check_in, sold_as }: Pick<HotelOrder, 'check_in' | 'sold_as'>): number {
  return instantOf(addDays(check_in, -1), '18:00', sold_as.tz);
}

/** What of a stay decides whether its member changes names alone. */
type Renamed = Pick<HotelOrder, 'order_status' | 'supplier' | 'refundable'>;

/**
 * Whether members may change names themselves. The desk does it for a booking in a supplier's system, and for a
 * non-refundable booking once it is agreed on.
 */
export function mayRename({ order_status, supplier, refundable }: Renamed): boolean {
  const isAhead = order_status === 'offer_pending' || order_status === 'pending_payment';
  const isFixed = findOwnChangeFault({ status: order_status, refundable }) !== undefined;
  return isOpenToChange(order_status) && !isFixed && (supplier === null || isAhead);
}
