import { minorUnits, smallestAmount } from '@serai/contract/currency';
import type { Money } from '@serai/contract/money';

/** An exchange rate as it was stated: one unit of the currency `of` costs `rate` (decimal text) of the other one. */
export interface Rate {
  rate: string;
  of: string;
}

/**
 * What an amount is worth in another currency, in minor units of that: worked out exactly and rounded once, half up, to
 * what can be paid in it. The rate is of one of the two currencies, with at most eight decimals.
 */
export function exchange({ amount, currency }: Money, to: string, { rate, of }: Rate): number {
  const [stated, whole] = fractionOf(rate);
  // What one unit of the amount's currency costs in the other, as a fraction.
  const [times, per] = of === currency ? [stated, whole] : [whole, stated];
  const above = BigInt(amount) * times * BigInt(minorUnits(to));
  const below = per * BigInt(minorUnits(currency)) * BigInt(smallestAmount(to));
  return Number((2n * above + below) / (2n * below)) * smallestAmount(to);
}

/** A decimal text as a fraction of two integers. */
function fractionOf(decimal: string): [bigint, bigint] {
  const [whole = '', decimals = ''] = decimal.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}
