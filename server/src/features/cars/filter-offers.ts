import type { CarFilters } from '@serai/contract/cars';
import { mileageOf } from './present-facts.ts';
import type { RateRow } from './rate-store.ts';

/** A rate that can be booked for the asked rental, priced as its caller sees it (minor units). */
export interface CarMatch {
  rate: RateRow;
  perDay: number;
  total: number;
  vehicles: number;
  unitsLeft: number;
}

export type FilterName = 'models' | 'seats' | 'energies' | 'drivetrains' | 'locations' | 'mileage' | 'price';

/** What a filter looks at. */
export const filterValues = {
  models: ({ rate }) => rate.model.code,
  seats: ({ rate }) => String(rate.model.seats),
  energies: ({ rate }) => rate.model.energy,
  drivetrains: ({ rate }) => rate.model.drivetrain,
  locations: ({ rate }) => String(rate.location_id),
  mileage: ({ rate }) => mileageOf(rate),
} as const satisfies Record<Exclude<FilterName, 'price'>, (match: CarMatch) => string>;

/** What passes every filter, but one if that is named: a filter's own counts are taken without it. */
export function filterOffers(
  matches: readonly CarMatch[],
  filters: CarFilters,
  without?: FilterName,
): CarMatch[] {
  return matches.filter((match) => {
    for (const name of filterNames) {
      const wanted: readonly (string | number)[] | undefined = filters[name];
      if (name === without || !wanted?.length) continue;
      if (!wanted.some((value) => String(value) === filterValues[name](match))) return false;
    }
    return without === 'price' || isPriced(match, filters);
  });
}

const filterNames = Object.keys(filterValues) as (keyof typeof filterValues)[];

/** How many offers have each value of a filter, the others applied. */
export function countValues(
  matches: readonly CarMatch[],
  filters: CarFilters,
  name: keyof typeof filterValues,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const match of filterOffers(matches, filters, name)) {
    const value = filterValues[name](match);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function isPriced({ perDay }: CarMatch, { price_min, price_max }: CarFilters): boolean {
  return perDay >= (price_min ?? 0) && perDay <= (price_max ?? Infinity);
}
