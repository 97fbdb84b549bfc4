import { workTypes } from '@serai/contract/work-orders/types';
import {
  listAddress,
  objectId,
  oneOf,
  type SearchOf,
  tabOf,
  text,
} from '../../platform/list/list-address.ts';

/** Tabs of the staff's list of work orders: which of the open ones, or those that are over. */
export const workOrderTabs = ['mine', 'nobody', 'late', 'urgent', 'over'] as const;

/** Search of the staff's list of work orders as stored in the address. */
export const deskWorkOrderAddress = listAddress({
  tab: tabOf(workOrderTabs),
  type: oneOf(workTypes),
  keyword: text(60),
  agency_id: objectId,
  order_id: objectId,
});
export type DeskWorkOrderSearch = SearchOf<typeof deskWorkOrderAddress>;

/** Returns the filters of the call for a search. */
export function askedOf({ tab, type, keyword, agency_id, order_id }: DeskWorkOrderSearch) {
  return {
    show: tab === 'over' ? ('over' as const) : ('open' as const),
    of: tab === 'mine' || tab === 'nobody' ? tab : null,
    late: tab === 'late' || null,
    urgent: tab === 'urgent' || null,
    type,
    keyword: keyword || null,
    agency_id,
    order_id,
  };
}
