import { smallestAmount } from '@serai/contract/currency';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { findPriceSettings } from '../site/site.ts';
import { willSellBelowCost } from './supplier-contracts/below-cost.ts';

/**
 * Whether any night that can still be sold costs the seller more than its net price plus the given
 * percentage. Only stays have known costs; 0 is an unknown cost. Includes contract terms that take effect later.
 */
export async function sellsBelowCost(
  db: Db | Trx,
  { hotel_percent }: { hotel_percent: number },
  now: Date,
): Promise<boolean> {
  const { currency } = await findPriceSettings(db);
  const step = smallestAmount(currency);
  // Month of yesterday in UTC: no place is further behind.
  const month = `${localDate(now.getTime() - 86_400_000, 'UTC').slice(0, 7)}-01`;
  const { rows } = await sql`
    SELECT FROM rate_months months,
      unnest(night_values(months.prices, months.contract_prices), night_values(months.costs, months.contract_costs))
        night (price, cost)
    WHERE months.month >= ${month}::date AND (months.costs IS NOT NULL OR months.contract_costs IS NOT NULL) AND night.cost > 0 AND night.price > 0
      AND night.price + round(night.price::numeric * ${hotel_percent}::int / 100 / ${step}::int) * ${step}::int
        < night.cost
    LIMIT 1`.execute(db);
  return rows.length > 0 || (await willSellBelowCost(db, hotel_percent, { currency, now }));
}
