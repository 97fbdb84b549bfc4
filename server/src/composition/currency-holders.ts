import { hasCarRates } from '../features/cars/cars.ts';
import { hasPaidArticles } from '../features/content/content.ts';
import { hasAmounts } from '../features/contracts/contracts.ts';
import { hasRatePlans } from '../features/hotels/hotels.ts';
import { hasOrders } from '../features/orders/for-composition.ts';
import { hasReceipts } from '../features/receipts/receipts.ts';
import type { CurrencyHolder } from '../features/site/site.ts';
import { hasSpendingLimits } from '../features/sub-accounts/sub-accounts.ts';
import { hasAirports } from '../features/transfers/transfers.ts';
import { hasPostings } from '../features/wallet/wallet.ts';

/** Reasons why the site's currency cannot change, the most helpful first. */
export const currencyHolders: readonly CurrencyHolder[] = [
  { refusal: 'currency_has_money', isHeld: hasPostings },
  { refusal: 'currency_has_money', isHeld: hasReceipts },
  { refusal: 'currency_has_orders', isHeld: hasOrders },
  { refusal: 'currency_has_prices', isHeld: hasRatePlans },
  { refusal: 'currency_has_prices', isHeld: hasCarRates },
  { refusal: 'currency_has_prices', isHeld: hasAirports },
  { refusal: 'currency_has_prices', isHeld: hasPaidArticles },
  { refusal: 'currency_has_limits', isHeld: hasAmounts },
  { refusal: 'currency_has_limits', isHeld: hasSpendingLimits },
];
