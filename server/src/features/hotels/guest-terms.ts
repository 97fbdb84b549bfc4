import { addDays } from '@serai/contract/dates';
import { instantOf } from '../../domain/local-time.ts';
import { findOwnChangeFault, isOpenToChange } from '../../domain/own-changes.ts';
import type { HotelOrder } from './hotel-order-store.ts';

/**
 * Instant (epoch ms) until which members may change names themselves: 18:00 at the hotel on the evening
 * before check-in.
 */
export function guestsUntil({ check_in, sold_as }: Pick<HotelOrder, 'check_in' | 'sold_as'>): number {
  return instantOf(addDays(check_in, -1), '18:00', sold_as.tz);
}

/** Fields that decide whether the member may change names without the desk. */
type Renamed = Pick<HotelOrder, 'order_status' | 'supplier' | 'refundable'>;

/**
 * Whether members may change names themselves. The desk does it for a booking in a supplier's system and,
 * once agreed, for a non-refundable booking.
 */
export function mayRename({ order_status, supplier, refundable }: Renamed): boolean {
  const isAhead = order_status === 'offer_pending' || order_status === 'pending_payment';
  const isFixed = findOwnChangeFault({ status: order_status, refundable }) !== undefined;
  return isOpenToChange(order_status) && !isFixed && (supplier === null || isAhead);
}
