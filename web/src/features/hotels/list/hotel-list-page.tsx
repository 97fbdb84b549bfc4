import { ListFrame } from '../../offers/list-frame.tsx';
import { offersLoader } from '../../offers/load-offers.ts';
import { hotelList } from './hotel-list.tsx';

export const load = offersLoader(hotelList);

/** Hotels of a place for a stay: the search line at hand, filters, and one dense row per hotel. */
export function Page() {
  return <ListFrame product={hotelList} />;
}
