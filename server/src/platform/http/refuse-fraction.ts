import { smallestAmount } from '@serai/contract/currency';
import type { Money } from '@serai/contract/money';
import { refusedInput } from './app-error.ts';

/** Refuses an amount below the smallest payable unit, such as half a kyat, naming its field. */
export function refuseFraction(path: string, { amount, currency }: Money): void {
  if (amount % smallestAmount(currency) !== 0) throw refusedInput(path, 'amount_fraction', { currency });
}
