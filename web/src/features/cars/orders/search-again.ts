import { paths } from '../../../paths.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { emptyCarSearch, writeCarSearch } from '../search-line/car-search.ts';

/** Search for another rental between the same places for the same people, without times. */
export function carSearchAgain(order: OrderReply['order']): string {
  if (order.product !== 'car') return paths.carList();
  const { pick_up, drop_off, adults, children, pieces_of_luggage } = order.detail;
  return paths.carList(
    writeCarSearch({
      ...emptyCarSearch,
      pickUp: { id: pick_up.id, name: pick_up.name },
      dropOff: { id: drop_off.id, name: drop_off.name },
      adults,
      children,
      bags: pieces_of_luggage,
    }),
  );
}
