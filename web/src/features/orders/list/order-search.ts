import { everyOrderSorts, orderConcerns } from '@serai/contract/orders/list-columns';
import { orderStatuses } from '@serai/contract/orders/statuses';
import {
  civilDate,
  civilMonth,
  listAddress,
  oneOf,
  type SearchOf,
  tabOf,
  text,
} from '../../../platform/list/list-address.ts';

/** Search of the order list as stored in the address. Each address has its product; `all` shows the others, too. */
export const orderAddress = listAddress({
  product: oneOf(['own', 'all'], 'own'),
  status: tabOf(orderStatuses),
  keyword: text(60),
  booked_from: civilDate,
  booked_to: civilDate,
  service_from: civilDate,
  service_to: civilDate,
  /** A day of the calendar: services that begin, and stays that end, on it. */
  day: civilDate,
  only: oneOf(orderConcerns),
  booked_by: oneOf(['me']),
  sort: oneOf(everyOrderSorts, 'next'),
  /** `kept`: as the reader has seen the orders last. */
  view: oneOf(['kept', 'list', 'calendar'], 'kept'),
  /** Of the calendar; null for the current one. */
  month: civilMonth,
});
export type OrderSearch = SearchOf<typeof orderAddress>;

/** Returns the filters that the list and its sheet send; `product` is null for all. */
export function askedOf(product: string | null, search: OrderSearch) {
  const { page: _, after: __, product: ___, view: ____, month: _____, ...filter } = search;
  return { ...filter, product, keyword: filter.keyword || null };
}

/** Returns the filters that the calendar sends; its month takes the place of the service days. */
export function askedOfMonth(product: string | null, search: OrderSearch, month: string) {
  const { service_from: _, service_to: __, day: ___, sort: ____, ...filter } = askedOf(product, search);
  return { ...filter, month };
}
