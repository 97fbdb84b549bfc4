import { paths } from '../../../paths.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { emptyTransferSearch, writeTransferSearch } from '../search-line/transfer-search.ts';

/** Search for another transfer on the same route for the same people, without a flight. */
export function transferSearchAgain(order: OrderReply['order']): string {
  if (order.product !== 'airport') return paths.airportList();
  const { type, airport, place, adults, child_ages, driver_language, pieces_of_luggage } = order.detail;
  return paths.airportList(
    writeTransferSearch({
      ...emptyTransferSearch,
      mode: type,
      airport: { id: airport.id, name: airport.name },
      place: { id: place.id, name: place.name },
      adults,
      child_ages,
      driver_language,
      bags: pieces_of_luggage,
    }),
  );
}
