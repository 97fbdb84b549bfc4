import { civilDate, code, listAddress, type SearchOf, text } from '../../platform/list/list-address.ts';

/** Search of the orders to bill or invoice, as stored in the address. */
export const applyAddress = listAddress({
  keyword: text(60),
  product: code(20),
  service_from: civilDate,
  service_to: civilDate,
});
export type ApplySearch = SearchOf<typeof applyAddress>;

/** Returns the query for the server. */
export function filterOf({ keyword, product, service_from, service_to }: ApplySearch) {
  return { keyword: keyword || null, product, service_from, service_to };
}
