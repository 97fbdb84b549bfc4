import { invoiceKinds } from '@serai/contract/invoices/statuses';
import {
  civilDate,
  listAddress,
  objectId,
  oneOf,
  type SearchOf,
  tabOf,
  text,
} from '../../platform/list/list-address.ts';

/** Tabs of the staff's list: applications to approve, those to issue, and what came of them. */
export const deskInvoiceTabs = ['submitted', 'approved', 'issued', 'red', 'over'] as const;

/** Search of the staff's list of invoices as stored in the address. */
export const deskInvoiceAddress = listAddress({
  tab: tabOf(deskInvoiceTabs),
  keyword: text(60),
  agency_id: objectId,
  kind: oneOf(invoiceKinds),
  issued_from: civilDate,
  issued_to: civilDate,
});
export type DeskInvoiceSearch = SearchOf<typeof deskInvoiceAddress>;

/** Returns the filters of the calls for a search. */
export function invoicesAsked({ page: _, after: __, tab, keyword, ...filter }: DeskInvoiceSearch) {
  const isStatus = tab === 'submitted' || tab === 'approved';
  return {
    ...filter,
    keyword: keyword || null,
    status: isStatus ? tab : null,
    show: isStatus ? null : tab,
  };
}
