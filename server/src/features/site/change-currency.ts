import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { updateCurrencies } from '../people/people.ts';
import { openSellerAccounts } from '../wallet/wallet.ts';
import type { CurrencyHolder } from './currency-port.ts';
import { findPriceSettings } from './price-settings.ts';

/**
 * Sets the currency of all agencies, which is about to become the site's, and opens the seller's accounts in it.
 * Refuses with the first holder that has amounts in the old currency, because they would change their meaning.
 */
export async function changeCurrency(
  trx: Trx,
  currency: string,
  holders: readonly CurrencyHolder[],
): Promise<void> {
  // Writers of amounts in the site's currency run before or after this change: see holdCurrency.
  await sql`LOCK TABLE agencies, users IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const { currency: former } = await findPriceSettings(trx);
  if (currency === former) return;
  // Changed before the check: running postings and bookings hold the agency's row until they are visible.
  await sql`SET CONSTRAINTS orders_currency DEFERRED`.execute(trx);
  await updateCurrencies(trx, currency);
  for (const { refusal, isHeld } of holders) {
    if (await isHeld(trx)) throw refusedField('currency', refusal, { currency: former });
  }
  await openSellerAccounts(trx, currency);
}
