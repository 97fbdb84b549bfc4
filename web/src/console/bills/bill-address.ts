import { agedBuckets, billFilters } from '@serai/contract/billing/statuses';
import {
  civilDate,
  code,
  listAddress,
  objectId,
  oneOf,
  type SearchOf,
  tabOf,
  text,
} from '../../platform/list/list-address.ts';

/** Search of the staff's list of bills as stored in the address. */
export const deskBillAddress = listAddress({
  show: tabOf(billFilters),
  keyword: text(60),
  agency_id: objectId,
  currency: code(3),
  bucket: oneOf(agedBuckets),
  due_from: civilDate,
  due_to: civilDate,
});
export type DeskBillSearch = SearchOf<typeof deskBillAddress>;

/** Returns the filters of the calls for a search. */
export function billsAsked({ page: _, after: __, keyword, currency, ...filter }: DeskBillSearch) {
  return {
    ...filter,
    keyword: keyword || null,
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : null,
  };
}
