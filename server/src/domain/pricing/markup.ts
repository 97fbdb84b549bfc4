import { percentOf } from '../money.ts';

/** A net amount (minor units) as a guest sees it, half up; members pay 0 percent on top. */
export function withMarkup(amount: number, markupPercent: number): number {
  return markupPercent === 0 ? amount : amount + percentOf(amount, markupPercent);
}
