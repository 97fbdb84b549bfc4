import { decimalText, shownText, smallestAmount } from '@serai/contract/currency';
import type { Money } from '@serai/contract/money';

export type { Money } from '@serai/contract/money';

/** Larger sums are errors; the bound allows adding a million of them within safe integers. */
const MAX_AMOUNT = 1e15;

/** Creates money of `amount` minor units; throws unless the amount is an integer within ±10^15. */
export function money(amount: number, currency: string): Money {
  return { amount: checkAmount(amount), currency };
}

/**
 * Calculates `percent` (an integer) of an amount in minor units, half up to a multiple of the currency's
 * smallest amount.
 */
export function percentOf(amount: number, percent: number, step: number): number {
  // Split so that the product stays within safe integers.
  const unit = 100 * step;
  const whole = Math.floor(amount / unit);
  const rest = Math.floor(((amount - whole * unit) * percent + unit / 2) / unit);
  return checkAmount((whole * percent + rest) * step);
}

/** Adds amounts in minor units. */
export function sum(amounts: readonly number[]): number {
  return checkAmount(amounts.reduce((total, amount) => total + amount, 0));
}

/**
 * Splits a total by weights so that the parts add up exactly: each share is rounded down, and the remaining
 * units go one each to the largest remainders (the first of equals).
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sumOfWeights = BigInt(sum(weights));
  if (sumOfWeights <= 0n || weights.some((weight) => weight < 0))
    throw new RangeError('Weights add up to nothing');
  const shares = weights.map((weight, at) => {
    const exact = BigInt(checkAmount(total)) * BigInt(weight);
    return { at, part: Number(exact / sumOfWeights), rest: exact % sumOfWeights };
  });
  let left = total - sum(shares.map(({ part }) => part));
  for (const share of shares.toSorted((a, b) =>
    a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1,
  )) {
    if (left <= 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map(({ part }) => part);
}

/** Scales amounts so that they add up to another total, each payable in the currency. */
export function shareOut(total: number, amounts: readonly number[], currency: string): number[] {
  if (sum(amounts) === 0) return [...amounts];
  const step = smallestAmount(currency);
  return allocate(total / step, amounts).map((units) => units * step);
}

/** Formats money for display, the same in both languages: `1,234.50 USD`, `120,000 MMK`. */
export function formatMoney(sum: Money): string {
  const text = shownText(checkAmount(sum.amount), sum.currency);
  const [whole = '', decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped.replace('-', '−')}${decimals === undefined ? '' : `.${decimals}`} ${sum.currency}`;
}

/**
 * Formats an amount for family clients: text with two decimals, `-1234.50`; three if the currency has them.
 */
export function stockText({ amount, currency }: Money): string {
  return decimalText(checkAmount(amount), currency, 2);
}

function checkAmount(amount: number): number {
  if (!Number.isInteger(amount) || Math.abs(amount) > MAX_AMOUNT) {
    throw new RangeError(`${amount} is no amount of money`);
  }
  return amount;
}
