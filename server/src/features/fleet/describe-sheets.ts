import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import type { RideSheet } from '../orders/for-products.ts';
import type { Products } from '../orders/orders.ts';

/** Pick-up, drop-off and passengers of the orders of rides, by order; one query per product. */
export async function describeSheets(
  db: Db,
  products: Products,
  { rides, lang }: { rides: readonly { order_id: number; product: string }[]; lang: Lang },
): Promise<Map<number, RideSheet>> {
  const sheets = new Map<number, RideSheet>();
  for (const product of products.all) {
    const ids = rides.filter((ride) => ride.product === product.name).map(({ order_id }) => order_id);
    if (ids.length === 0) continue;
    const described = await product.describeRides?.(db, [...new Set(ids)], lang);
    for (const [id, sheet] of described ?? []) sheets.set(id, sheet);
  }
  return sheets;
}
