import { minorUnits } from '@serai/contract/currency';

/**
 * Concession limits of one member of staff without approval, in whole units of the currency: per action, per
 * order, and per day.
 */
export interface ConcessionSums {
  currency: string;
  act: number;
  order: number;
  day: number;
}

/**
 * A concession with earlier ones that count towards the limits: on the same order, and by the same person
 * alone on the same day.
 */
export interface WeighedConcession {
  /** Minor units; null if it has no definite sum. */
  amount: number | null;
  currency: string;
  /** Null if the action concerns no order. */
  onOrder: number | null;
  onDay: number;
}

/** About 200 US dollars in currencies with a much smaller unit; other currencies use 200 of their units. */
const usualAct: Readonly<Record<string, number>> = {
  CNY: 1_500,
  HKD: 1_500,
  TWD: 6_000,
  THB: 7_000,
  PHP: 11_000,
  INR: 17_000,
  JPY: 30_000,
  KRW: 270_000,
  MMK: 400_000,
  KHR: 800_000,
  IDR: 3_000_000,
  LAK: 4_000_000,
  VND: 5_000_000,
};

/** Returns the limits of a currency: the site's setting, otherwise the default. */
export function sumsOf(currency: string, set: readonly ConcessionSums[]): ConcessionSums {
  const act = usualAct[currency] ?? 200;
  return set.find((sums) => sums.currency === currency) ?? { currency, act, order: 2 * act, day: 5 * act };
}

/** Returns whether a second person must decide: the action, order or day total exceeds its limit. */
export function exceedsSums({ amount, currency, onOrder, onDay }: WeighedConcession, sums: ConcessionSums) {
  if (amount === null) return true;
  const [act, order, day] = [sums.act, sums.order, sums.day].map((sum) => sum * minorUnits(currency)) as [
    number,
    number,
    number,
  ];
  return amount > act || (onOrder !== null && onOrder + amount > order) || onDay + amount > day;
}
