import { orderListPages } from '@serai/contract/permissions';
import { paths } from '../../../paths.ts';
import { orderAddress } from './order-search.ts';

/** Products that the list can show, each at its own address; `all` at that of hotels. */
export const shownProducts = ['all', 'hotel', 'car', 'airport'] as const satisfies readonly (
  | 'all'
  | keyof typeof orderListPages
)[];
export type ShownProduct = (typeof shownProducts)[number];

/** Builds the address of a product's list with a search of another one; unknown parts are dropped. */
export function hrefOfProduct(product: string, query: string): string {
  const read = orderAddress.read(new URLSearchParams(query));
  const isOne = product in orderListPages;
  const search = orderAddress.write({ ...read, product: isOne ? 'own' : 'all' });
  return isOne ? paths.ordersOf(product, search) : paths.orderList(search);
}

/** A search with its product, as a view is saved: it opens at the address of its product. */
export function queryWithProduct(product: string, query: string): string {
  const params = new URLSearchParams(query);
  params.delete('product');
  return new URLSearchParams([['product', product], ...params]).toString();
}

/** Builds the address of a saved view. */
export function hrefOfView(query: string): string {
  return hrefOfProduct(new URLSearchParams(query).get('product') ?? 'all', query);
}
