import { smallestAmount } from '@serai/contract/currency';
import type { Money } from '@serai/contract/money';
import type { ExchangeRate } from '@serai/contract/wallet/exchange-rate';
import { exactWorth, exchange, halfUp } from './exchange.ts';

/**
 * Money received in another currency, and its booked value by its own rate, in minor units of the account's
 * currency.
 */
export interface ForeignMoney {
  sent: Money;
  worth: number;
}

/**
 * Calculates how much of a debt such money pays at an offered rate: `settled` of the debt, for `used` of the
 * part. `settled - used` is the seller's loss by the offered rate, negative for a gain. The offered sum pays
 * the debt in full, and so does a sum that is short by less than the smallest payable amount; a smaller sum
 * pays its value at the offered rate, rounded once, half up. All but `sent` in minor units of the debt's
 * currency.
 */
export function payAtOffer(
  debt: Money,
  rate: ExchangeRate,
  { sent, worth, part }: ForeignMoney & { part: number },
): { settled: number; used: number } {
  const asked = exchange(debt, sent.currency, rate);
  // Value of the requested sum by the money's own rate: the part needed to pay the debt in full.
  const needed = halfUp({ above: BigInt(worth) * BigInt(asked), below: BigInt(sent.amount) });
  if (part >= needed) return { settled: debt.amount, used: Math.max(1, needed) };
  const whole = exactWorth(sent, debt.currency, rate);
  const paid = { above: whole.above * BigInt(part), below: whole.below * BigInt(worth) };
  const step = smallestAmount(debt.currency);
  const isWhole = paid.above > BigInt(debt.amount / step - 1) * paid.below;
  return { settled: isWhole ? debt.amount : Math.max(step, halfUp(paid) * step), used: part };
}
