import { ListFrame } from '../../offers/list-frame.tsx';
import { offersLoader } from '../../offers/load-offers.ts';
import { carList } from './car-list.tsx';

export const load = offersLoader(carList);

/** Cars with a driver: search line at the top, filters, and one row per vehicle and rate. */
export function Page() {
  return <ListFrame product={carList} />;
}
