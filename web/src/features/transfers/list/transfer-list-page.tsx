import { ListFrame } from '../../offers/list-frame.tsx';
import { offersLoader } from '../../offers/load-offers.ts';
import { transferList } from './transfer-list.tsx';

export const load = offersLoader(transferList);

/** Airport transfers: search line, the trip as understood, and one row per vehicle class. */
export function Page() {
  return <ListFrame product={transferList} />;
}
