import type { Db } from '../calls.ts';
import { billSearch } from '../features/billing/billing.ts';
import { articleSearch, type Content } from '../features/content/content.ts';
import { type Hotels, placeSearch } from '../features/hotels/hotels.ts';
import { invoiceSearch } from '../features/invoices/invoices.ts';
import { orderSearch } from '../features/orders/for-composition.ts';
import type { Products } from '../features/orders/orders.ts';
import type { MemberSearchSource } from '../features/search/search.ts';

interface SearchDeps {
  db: Db;
  products: Products;
  hotels: Hotels;
  content: Content;
}

/** Sources of the search of members. */
export function listSearchSources(deps: SearchDeps): readonly MemberSearchSource[] {
  return [orderSearch(deps), placeSearch(deps), billSearch(deps), invoiceSearch(deps), articleSearch(deps)];
}
