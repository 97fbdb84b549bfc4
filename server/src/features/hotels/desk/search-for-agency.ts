import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  findHotelsForAgency as findEndpoint,
  showRatesForAgency as showEndpoint,
} from '@serai/contract/hotels/book-for-agency';
import type { Call, Db } from '../../../calls.ts';
import { requireAgency } from '../../orders/for-products.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { searchHotels } from '../search-hotels.ts';
import { type ShowHotelDeps, showHotel } from '../show-hotel.ts';

/** Searches hotels as the agency's member would, at the agency's prices. */
export async function findHotelsForAgency(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  call: Call<typeof findEndpoint>,
): Promise<ReplyOf<typeof findEndpoint>> {
  const { agency_id, ...input } = call.input;
  await requireAgency(db, agency_id);
  return searchHotels(catalogue, { ...call, input }, catalogue.pricesOfAgency(agency_id, call.now));
}

/** Shows a hotel and its offers for a stay at the agency's prices. */
export async function showRatesForAgency(
  deps: ShowHotelDeps,
  call: Call<typeof showEndpoint>,
): Promise<ReplyOf<typeof showEndpoint>> {
  const { agency_id, ...input } = call.input;
  await requireAgency(deps.db, agency_id);
  return showHotel(deps, { ...call, input }, deps.catalogue.pricesOfAgency(agency_id, call.now));
}
