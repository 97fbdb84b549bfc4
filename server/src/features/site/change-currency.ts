import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { updateCurrencies } from '../people/people.ts';
import { openSellerAccounts } from '../wallet/wallet.ts';
import type { CurrencyHolder } from './currency-port.ts';
import { findPriceSettings } from './price-settings.ts';

/**
 * Puts all agencies into another currency, which is about to become the site's, and opens the seller's accounts in
 * it. Refuses with the first holder that keeps something in the former one: no figure would mean the same again.
 */
export async function changeCurrency(
  trx: Trx,
  currency: string,
  holders: readonly CurrencyHolder[],
): Promise<void> {
  // Anyone who makes something in the site's currency comes before or after: see holdCurrency.
  await sql`LOCK TABLE agencies, users IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const { currency: former } = await findPriceSettings(trx);
  if (currency === former) return;
  // Changed first and looked at then: money and orders on their way hold the agency's row until they are there.
  await sql`SET CONSTRAINTS orders_currency DEFERRED`.execute(trx);
  await updateCurrencies(trx, currency);
  for (const { refusal, isHeld } of holders) {
    if (await isHeld(trx)) throw refusedField('currency', refusal, { currency: former });
  }
  await openSellerAccounts(trx, currency);
}
