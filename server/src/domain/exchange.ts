import { minorUnits, smallestAmount } from '@serai/contract/currency';
import type { Money } from '@serai/contract/money';
import type { ExchangeRate } from '@serai/contract/wallet/exchange-rate';

/** A positive rational number. */
export interface Fraction {
  above: bigint;
  below: bigint;
}

/**
 * Converts an amount to another currency, in minor units of that currency: calculated exactly and rounded
 * once, half up, to its smallest payable amount. The rate refers to one of the two currencies and has at most
 * eight decimals.
 */
export function exchange(sum: Money, to: string, rate: ExchangeRate): number {
  return halfUp(exactWorth(sum, to, rate)) * smallestAmount(to);
}

/** The same before rounding, counted in the smallest payable amounts: whole kyats, otherwise minor units. */
export function exactWorth({ amount, currency }: Money, to: string, { rate, of }: ExchangeRate): Fraction {
  const [stated, whole] = fractionOf(rate);
  // Price of one unit of the amount's currency in the other currency, as a fraction.
  const [times, per] = of === currency ? [stated, whole] : [whole, stated];
  return {
    above: BigInt(amount) * times * BigInt(minorUnits(to)),
    below: per * BigInt(minorUnits(currency)) * BigInt(smallestAmount(to)),
  };
}

/** Rounds to the nearest integer, half up. */
export function halfUp({ above, below }: Fraction): number {
  return Number((2n * above + below) / (2n * below));
}

/** Formats a rate language-neutrally: `1 USD = 7.10 CNY`; `other` is the currency that the rate is not of. */
export function rateText({ rate, of }: ExchangeRate, other: string): string {
  return `1 ${of} = ${rate} ${other}`;
}

/** Converts decimal text to a fraction of two integers. */
function fractionOf(decimal: string): [bigint, bigint] {
  const [whole = '', decimals = ''] = decimal.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}
