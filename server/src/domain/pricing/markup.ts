import { smallestAmount } from '@serai/contract/currency';
import { percentOf } from '../money.ts';

/** What a caller pays on top of net prices; members pay 0 percent. */
export interface Markup {
  percent: number;
  /** The smallest amount of the currency (minor units), of which every price stays a multiple. */
  step: number;
}

/** So many percent in a currency. */
export function markupOf(percent: number, currency: string): Markup {
  return { percent, step: smallestAmount(currency) };
}

/** A net amount (minor units) as the caller sees it, half up. */
export function withMarkup(amount: number, { percent, step }: Markup): number {
  return percent === 0 ? amount : amount + percentOf(amount, percent, step);
}
