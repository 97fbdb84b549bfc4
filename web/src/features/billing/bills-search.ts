import { type BillFilter, billFilters } from '@serai/contract/bill-statuses';
import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';

/** Which bills are shown, or which one is open, as it lives in the address. */
export interface BillsSearch extends Place {
  show: BillFilter | null;
}

export function readBillsSearch(params: URLSearchParams): BillsSearch {
  return { show: billFilters.find((filter) => filter === params.get('show')) ?? null, ...readPlace(params) };
}

export function writeBillsSearch(search: BillsSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.show) params.set('show', search.show);
  return writePlace(params, search);
}

/** The bill that is open; null where the list is. */
export function readOpenBill(params: URLSearchParams): number | null {
  const text = params.get('id');
  if (text === null) return null;
  // What is no id names no bill, and is answered so.
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;
}
