import { ListFrame } from '../../offers/list-frame.tsx';
import { offersLoader } from '../../offers/load-offers.ts';
import { hotelList } from './hotel-list.tsx';

export const load = offersLoader(hotelList);

/** Hotels for a stay: search line at the top, filters, and one compact row per hotel. */
export function Page() {
  return <ListFrame product={hotelList} />;
}
