import type { SpendingLimits } from '@serai/contract/accounts/sub-accounts';
import type { Trx } from '../../calls.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import { findCurrency } from './sub-account-store.ts';

/** Refuses limits that cannot be paid in the agency's currency. */
export async function refuseFractions(trx: Trx, agencyId: number, limits: SpendingLimits): Promise<void> {
  const currency = await findCurrency(trx, agencyId);
  for (const name of ['order_limit', 'day_limit', 'month_limit'] as const) {
    refuseFraction(`limits.${name}`, { amount: limits[name] ?? 0, currency });
  }
}
