import { paths } from '../../../paths.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { emptySearch, writeSearch } from '../search-line/stay-search.ts';

/** Search for another stay in the same hotel with the same rooms; the dates are left to the user. */
export function staySearchAgain(order: OrderReply['order']): string {
  if (order.product !== 'hotel') return paths.hotelList();
  const { hotel_id, hotel_name, guests, nationality } = order.detail;
  const rooms = guests.map(({ adults, child_ages, child_beds }) => ({ adults, child_ages, child_beds }));
  const destination = { type: 'hotel' as const, id: hotel_id, name: hotel_name };
  return paths.hotelList(writeSearch({ ...emptySearch, destination, rooms, nationality }));
}
