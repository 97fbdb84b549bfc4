import { supplierFilters, supplierKinds } from '@serai/contract/payables/words';
import {
  civilDate,
  listAddress,
  oneOf,
  type SearchOf,
  tabOf,
  text,
} from '../../platform/list/list-address.ts';

/** Search of the list of suppliers as stored in the address. */
export const supplierAddress = listAddress({
  show: tabOf(supplierFilters),
  keyword: text(60),
  kind: oneOf(supplierKinds),
});
export type SupplierSearch = SearchOf<typeof supplierAddress>;

/** Tabs of a supplier's page after the statement. */
export const supplierTabs = ['services', 'invoices', 'payments'] as const;

/** Tab and period of a supplier's page as stored in the address. */
export const statementAddress = listAddress({ tab: tabOf(supplierTabs), from: civilDate, to: civilDate });

/** Last due date of a payment run as stored in the address. */
export const runAddress = listAddress({ until: civilDate });
