import { receiptStates } from '@serai/contract/receipts/states';
import {
  civilDate,
  listAddress,
  objectId,
  type SearchOf,
  tabOf,
  text,
} from '../../platform/list/list-address.ts';
import { consolePaths } from '../addresses/console-paths.ts';

/** Tabs besides that of the receipts with an unallocated part; `every` are the receipts of all states. */
export const receiptTabs = [...receiptStates, 'every'] as const;

/** Search of the list of receipts as stored in the address. */
export const receiptAddress = listAddress({
  status: tabOf(receiptTabs),
  keyword: text(60),
  agency_id: objectId,
  from: civilDate,
  to: civilDate,
  sum: text(24),
});
export type ReceiptSearch = SearchOf<typeof receiptAddress>;

/** The receipt that is open beside the list is no part of its search: saved views do not name it. */
const parameter = 'receipt_id';

/** Id of the open receipt; null for none. */
export function openReceiptOf(params: URLSearchParams): number | null {
  return objectId.read(params.get(parameter) ?? '');
}

/** Address of the list with a receipt open beside it; null for none. */
export function receiptHref(search: ReceiptSearch, receiptId: number | null): string {
  const params = receiptAddress.write(search);
  if (receiptId !== null) params.set(parameter, String(receiptId));
  return consolePaths.consoleReceipts(params);
}
