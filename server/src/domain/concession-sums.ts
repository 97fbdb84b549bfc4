import { minorUnits } from '@serai/contract/currency';

/** What one member of staff gives up alone, in whole units of the currency: by one act, on one order, and in one day. */
export interface ConcessionSums {
  currency: string;
  act: number;
  order: number;
  day: number;
}

/** What is given up, and what was given up before it: on the same order, and alone by the same person on the same day. */
export interface WeighedConcession {
  /** Minor units; null where no sum can be named. */
  amount: number | null;
  currency: string;
  /** Null for an act that concerns no order. */
  onOrder: number | null;
  onDay: number;
}

/** About 200 US dollars in currencies whose unit is much smaller; any other currency takes 200 of its units. */
const usualAct: Readonly<Record<string, number>> = {
  ...{ CNY: 1_500, HKD: 1_500, TWD: 6_000, THB: 7_000, PHP: 11_000, INR: 17_000, JPY: 30_000 },
  ...{ KRW: 270_000, MMK: 400_000, KHR: 800_000, IDR: 3_000_000, LAK: 4_000_000, VND: 5_000_000 },
};

/** The sums of a currency: those that the site sets, else the usual ones. */
export function sumsOf(currency: string, set: readonly ConcessionSums[]): ConcessionSums {
  const act = usualAct[currency] ?? 200;
  return set.find((sums) => sums.currency === currency) ?? { currency, act, order: 2 * act, day: 5 * act };
}

/** Whether a second person decides: the act, the order or the day of the clerk exceeds its sum. */
export function exceedsSums({ amount, currency, onOrder, onDay }: WeighedConcession, sums: ConcessionSums) {
  if (amount === null) return true;
  const [act, order, day] = [sums.act, sums.order, sums.day].map((sum) => sum * minorUnits(currency)) as [
    number,
    number,
    number,
  ];
  return amount > act || (onOrder !== null && onOrder + amount > order) || onDay + amount > day;
}
