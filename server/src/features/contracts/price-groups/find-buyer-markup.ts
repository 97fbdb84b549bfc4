import type { Db, Trx } from '../../../calls.ts';
import { type Markup, markupOf } from '../../../domain/pricing/markup.ts';
import { contractAt } from '../contract-store.ts';
import { findPriceGroup, type PricedProduct } from './price-group-store.ts';

/** Who buys, and when. */
export interface Buyer {
  agencyId: number;
  now: Date;
}

/** What an agency pays on top of net prices in a currency, by the group that its contract names. */
export async function findBuyerMarkup(
  db: Db | Trx,
  { agencyId, now }: Buyer,
  product: PricedProduct,
  currency: string,
): Promise<Markup> {
  const groupId = (await contractAt(db, agencyId, now))?.price_group_id;
  const group = groupId ? await findPriceGroup(db, groupId) : undefined;
  return markupOf(group ? group[`${product}_percent`] : 0, currency);
}
