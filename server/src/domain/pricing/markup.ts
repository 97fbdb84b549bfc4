import { smallestAmount } from '@serai/contract/currency';
import { percentOf } from '../money.ts';

/** Markup on net prices for a caller; 0 percent for members. */
export interface Markup {
  percent: number;
  /** Smallest amount of the currency (minor units); all prices stay multiples of it. */
  step: number;
}

/** Creates a markup in percent for a currency. */
export function markupOf(percent: number, currency: string): Markup {
  return { percent, step: smallestAmount(currency) };
}

/** Marks up a net amount (minor units), half up. */
export function withMarkup(amount: number, { percent, step }: Markup): number {
  return percent === 0 ? amount : amount + percentOf(amount, percent, step);
}
