import { orderStatuses } from '@serai/contract/orders/statuses';
import {
  civilDate,
  listAddress,
  oneOf,
  type SearchOf,
  tabOf,
  text,
} from '../../../platform/list/list-address.ts';

/** Search of the order list as stored in the address. */
export const orderAddress = listAddress({
  status: tabOf(orderStatuses),
  keyword: text(60),
  booked_from: civilDate,
  booked_to: civilDate,
  service_from: civilDate,
  service_to: civilDate,
  sort: oneOf(['booked', 'service'], 'booked'),
});
export type OrderSearch = SearchOf<typeof orderAddress>;

export const dateFilters = ['booked_from', 'booked_to', 'service_from', 'service_to'] as const;
