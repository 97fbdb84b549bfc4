import type { ErrorCode } from '@serai/contract/errors';
import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { openHouse } from '../wallet/wallet.ts';
import { findPriceSettings } from './price-settings.ts';

/**
 * Puts all agencies into another currency, which is about to become the site's, and opens the house's accounts in
 * it. Refuses with what stands in the former one: money, orders, prices or limits, since no figure of any of them
 * would mean the same again.
 */
export async function changeCurrency(trx: Trx, currency: string): Promise<void> {
  // Whoever makes something in the site's currency comes before or after: see holdCurrency.
  await sql`LOCK TABLE agencies, users IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const { currency: former } = await findPriceSettings(trx);
  if (currency === former) return;
  // Moved first and looked at then: money and orders that are on their way hold the agency's row until they are there.
  await sql`SET CONSTRAINTS orders_currency DEFERRED`.execute(trx);
  await sql`UPDATE agencies SET currency = ${currency}`.execute(trx);
  const standing = await findStanding(trx);
  if (standing) throw refusedField('currency', standing, { currency: former });
  await openHouse(trx, currency);
}

/** What there is in the currency of the site, the most telling first. */
async function findStanding(trx: Trx): Promise<ErrorCode | undefined> {
  const { rows } = await sql<{ standing: ErrorCode }>`
    SELECT 'currency_has_money' AS standing WHERE EXISTS (SELECT FROM ledger_postings)
    UNION ALL SELECT 'currency_has_orders' WHERE EXISTS (SELECT FROM orders)
    UNION ALL SELECT 'currency_has_prices' WHERE EXISTS (SELECT FROM rate_plans)
      OR EXISTS (SELECT FROM car_rates) OR EXISTS (SELECT FROM industrial_zones) OR EXISTS (SELECT FROM airports)
    UNION ALL SELECT 'currency_has_limits' WHERE EXISTS (SELECT FROM ledger_accounts WHERE credit_limit > 0)
      OR EXISTS (SELECT FROM users WHERE greatest(order_limit, day_limit, month_limit) > 0)
    LIMIT 1`.execute(trx);
  return rows[0]?.standing;
}
