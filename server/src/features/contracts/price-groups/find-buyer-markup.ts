import type { Db, Trx } from '../../../calls.ts';
import { type Markup, markupOf } from '../../../domain/pricing/markup.ts';
import { contractAt } from '../contract-store.ts';
import { findPriceGroup, type PricedProduct } from './price-group-store.ts';

/** Buying agency and time of purchase. */
export interface Buyer {
  agencyId: number;
  now: Date;
  /** Time of the quote that is bought, by which supplier contracts and their promotions apply; default: now. */
  quotedAt?: Date | undefined;
}

/** Markup of an agency on net prices in a currency, by the price group of its contract. */
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
