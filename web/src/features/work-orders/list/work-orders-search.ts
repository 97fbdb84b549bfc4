import { workTypes } from '@serai/contract/work-orders/types';
import {
  civilDate,
  listAddress,
  objectId,
  oneOf,
  type SearchOf,
  tabOf,
  text,
} from '../../../platform/list/list-address.ts';

export const workOrderShows = ['open', 'waiting', 'resolved', 'over'] as const;

/** Search of the work order list as stored in the address; an order's page links to the list of that `order`. */
export const workOrderAddress = listAddress({
  show: tabOf(workOrderShows),
  type: oneOf(workTypes),
  keyword: text(60),
  made_from: civilDate,
  made_to: civilDate,
  order: objectId,
});
export type WorkOrdersSearch = SearchOf<typeof workOrderAddress>;

/** Returns the query of the call. */
export function askedOf(search: WorkOrdersSearch) {
  const { show, type, keyword, made_from, made_to, order } = search;
  return {
    show: show === 'open' || show === 'over' ? show : null,
    status:
      show === 'waiting' ? ('waiting_member' as const) : show === 'resolved' ? ('resolved' as const) : null,
    type,
    keyword: keyword || null,
    made_from,
    made_to,
    order_id: order,
  };
}
