import { movementKinds } from '@serai/contract/hotels/movement-kinds';
import { civilDate, listAddress, objectId, oneOf, type SearchOf } from '../../platform/list/list-address.ts';

/** Search of the stays of a day as stored in the address; without a day, today at each hotel. */
export const staysAddress = listAddress({
  kind: oneOf(movementKinds, 'arrivals'),
  day: civilDate,
  city_id: objectId,
  hotel_id: objectId,
  agency_id: objectId,
});
export type StaysSearch = SearchOf<typeof staysAddress>;
