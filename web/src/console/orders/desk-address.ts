import { orderStatuses } from '@serai/contract/orders/statuses';
import {
  civilDate,
  listAddress,
  objectId,
  oneOf,
  type SearchOf,
  tabOf,
  text,
} from '../../platform/list/list-address.ts';

export const deskProducts = ['hotel', 'car', 'airport'] as const;

/** Search of the staff's order list as stored in the address. */
export const deskAddress = listAddress({
  status: tabOf(orderStatuses),
  keyword: text(60),
  product: oneOf(deskProducts),
  agency_id: objectId,
  service_from: civilDate,
  service_to: civilDate,
  booked_from: civilDate,
  booked_to: civilDate,
  sort: oneOf(['booked', 'service'], 'booked'),
});
export type DeskSearch = SearchOf<typeof deskAddress>;
