import { minorUnits, smallestAmount } from '@serai/contract/currency';
import type { ExchangeRate } from '@serai/contract/exchange-rate';
import type { Money } from '@serai/contract/money';

/** A positive number as one integer over another. */
export interface Fraction {
  above: bigint;
  below: bigint;
}

/**
 * What an amount is worth in another currency, in minor units of that: worked out exactly and rounded once, half up, to
 * what can be paid in it. The rate is of one of the two currencies, with at most eight decimals.
 */
export function exchange(sum: Money, to: string, rate: ExchangeRate): number {
  return halfUp(exactWorth(sum, to, rate)) * smallestAmount(to);
}

/** The same before it is rounded, counted in the smallest amounts that can be paid: whole kyats, else minor units. */
export function exactWorth({ amount, currency }: Money, to: string, { rate, of }: ExchangeRate): Fraction {
  const [stated, whole] = fractionOf(rate);
  // What one unit of the amount's currency costs in the other, as a fraction.
  const [times, per] = of === currency ? [stated, whole] : [whole, stated];
  return {
    above: BigInt(amount) * times * BigInt(minorUnits(to)),
    below: per * BigInt(minorUnits(currency)) * BigInt(smallestAmount(to)),
  };
}

/** The nearest integer; of two as near, the larger one. */
export function halfUp({ above, below }: Fraction): number {
  return Number((2n * above + below) / (2n * below));
}

/** A rate as it is said in every language: `1 USD = 7.10 CNY`; `other` is the currency that it is not of. */
export function rateText({ rate, of }: ExchangeRate, other: string): string {
  return `1 ${of} = ${rate} ${other}`;
}

/** A decimal text as a fraction of two integers. */
function fractionOf(decimal: string): [bigint, bigint] {
  const [whole = '', decimals = ''] = decimal.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}
