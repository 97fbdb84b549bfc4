import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';
import { emptySearch, writeSearch } from '../hotels/search-line/stay-search.ts';

export type Hit = Got<'search/all'>['groups'][number]['hits'][number];

/** Returns the page of an object that the search has found; of a guest the list of the orders. */
export function foundPath({ kind, id, title, type, reference }: Hit): string {
  switch (kind) {
    case 'order':
      return paths.orderOf(type, id);
    case 'guest':
      return ordersWith(type, title);
    case 'bill':
      return paths.bill(id);
    case 'invoice':
      return paths.invoice(id);
    case 'article':
      return type === 'page' ? paths.contentPage(reference) : paths.article(reference);
    case 'place':
      return placePath(type, id, title);
  }
}

/** Returns the list of a product's orders with this keyword. */
export function ordersWith(product: string, keyword: string): string {
  return paths.ordersOf(product, new URLSearchParams({ keyword }));
}

/** Returns the page of a hotel, or the list of hotels, which asks for the dates. */
function placePath(type: string, id: number, name: string): string {
  if (type !== 'city' && type !== 'landmark' && type !== 'district') return paths.hotelDetail(id);
  return paths.hotelList(writeSearch({ ...emptySearch, destination: { type, id, name } }));
}
