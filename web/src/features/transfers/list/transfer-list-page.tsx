import { ListFrame } from '../../offers/list-frame.tsx';
import { offersLoader } from '../../offers/load-offers.ts';
import { transferList } from './transfer-list.tsx';

export const load = offersLoader(transferList);

/** Airport transfers: the search line, the trip as it was understood, and one row per class of vehicles. */
export function Page() {
  return <ListFrame product={transferList} />;
}
