import { addDays } from '@serai/contract/dates';
import { instantOf } from '../../domain/local-time.ts';
import type { HotelOrder } from './hotel-order-store.ts';

/** The instant (epoch ms) until which members change names themselves: the evening before, 18:00 at the hotel. */
export function guestsUntil({ check_in, sold_as }: Pick<HotelOrder, 'check_in' | 'sold_as'>): number {
  return instantOf(addDays(check_in, -1), '18:00', sold_as.tz);
}
