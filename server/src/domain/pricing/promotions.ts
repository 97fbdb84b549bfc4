import { nightsBetween } from '@serai/contract/dates';
import type { Promotion } from '@serai/contract/hotels/supplier-terms';
import { percentOf, sum } from '../money.ts';

/** Nights of a stay before its promotions; amounts in minor units per room. */
export interface PlainNights {
  /** Civil dates in order. */
  dates: readonly string[];
  prices: readonly number[];
  /** 0 = unknown. */
  costs: readonly number[];
}

/** Civil date at the hotel on which the stay is quoted, and the smallest amount of its currency. */
export interface PromotionDay {
  bookedOn: string;
  step: number;
}

/** A promotion with the nights after it and all earlier ones. */
export interface AppliedPromotion {
  promotion: Promotion;
  prices: number[];
  costs: number[];
}

/**
 * Applies promotions to the nights of a stay: all combinable ones together, free nights first, or one other alone,
 * whichever makes the stay cheapest. Returns each step in order; empty if none applies. Cost follows the price, because
 * the hotel grants the promotion.
 */
export function promoteNights(
  promotions: readonly Promotion[],
  nights: PlainNights,
  day: PromotionDay,
): AppliedPromotion[] {
  const fitting = promotions.filter((each) => isFitting(each, nights.dates, day.bookedOn));
  if (fitting.length === 0) return [];
  const together = fitting.filter(({ combinable }) => combinable);
  // Free nights first: a percentage of them is nothing either way, but the cheapest night is chosen by its full price.
  const ordered = [
    ...together.filter(({ kind }) => kind === 'free_nights'),
    ...together.filter(({ kind }) => kind !== 'free_nights'),
  ];
  const choices = [ordered, ...fitting.filter(({ combinable }) => !combinable).map((each) => [each])];
  let best: AppliedPromotion[] = [];
  let lowest = sum(nights.prices);
  for (const choice of choices) {
    const steps = applyAll(choice, nights, day.step);
    const total = sum(steps.at(-1)?.prices ?? nights.prices);
    if (total < lowest) [best, lowest] = [steps, total];
  }
  return best;
}

/** Whether a promotion applies to a stay that is quoted on a day. */
export function isFitting(promotion: Promotion, dates: readonly string[], bookedOn: string): boolean {
  const { book_from = '', book_to = '9999' } = promotion;
  if (bookedOn < book_from || bookedOn > book_to) return false;
  if (promotion.kind === 'early_booking') {
    return nightsBetween(bookedOn, dates[0]!) >= promotion.days_ahead && coveredBy(promotion, dates) > 0;
  }
  return coveredBy(promotion, dates) >= promotion.stay_nights;
}

function coveredBy(promotion: Promotion, dates: readonly string[]): number {
  return dates.filter((date) => isCovered(promotion, date)).length;
}

function isCovered({ stay_from = '', stay_to = '9999' }: Promotion, date: string): boolean {
  return stay_from <= date && date <= stay_to;
}

function applyAll(
  promotions: readonly Promotion[],
  { dates, prices, costs }: PlainNights,
  step: number,
): AppliedPromotion[] {
  const steps: AppliedPromotion[] = [];
  let now = { prices: [...prices], costs: [...costs] };
  for (const promotion of promotions) {
    now = applyOne(promotion, dates, now, step);
    steps.push({ promotion, ...now });
  }
  return steps;
}

function applyOne(
  promotion: Promotion,
  dates: readonly string[],
  { prices, costs }: { prices: number[]; costs: number[] },
  step: number,
): { prices: number[]; costs: number[] } {
  if (promotion.kind === 'early_booking') {
    const off = (amount: number, at: number) =>
      isCovered(promotion, dates[at]!) ? amount - percentOf(amount, promotion.percent_off, step) : amount;
    return { prices: prices.map(off), costs: costs.map(off) };
  }
  const free = freeNights(promotion, dates, prices);
  const unlessFree = (amount: number, at: number) => (free.has(at) ? 0 : amount);
  return { prices: prices.map(unlessFree), costs: costs.map(unlessFree) };
}

/** Positions of the free nights: the cheapest ones covered; of equal ones the last. */
function freeNights(
  promotion: Extract<Promotion, { kind: 'free_nights' }>,
  dates: readonly string[],
  prices: readonly number[],
): Set<number> {
  const covered = dates.flatMap((date, at) => (isCovered(promotion, date) ? [at] : []));
  const { stay_nights, pay_nights } = promotion;
  const count = Math.floor(covered.length / stay_nights) * (stay_nights - pay_nights);
  const cheapestFirst = covered.sort((one, other) => prices[one]! - prices[other]! || other - one);
  return new Set(cheapestFirst.slice(0, count));
}
