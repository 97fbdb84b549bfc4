import type { CarFilters } from '@serai/contract/cars/cars';
import type { SoldRoute } from '../../domain/pricing/car.ts';
import { type FilterName, filterNames, type ListedRate } from './listed-rate.ts';

/** A rate that is bookable for the requested rental, at the caller's price (minor units). */
export interface CarMatch extends Pick<ListedRate, 'rate' | 'filterValues'> {
  perDay: number;
  total: number;
  vehicles: number;
  unitsLeft: number;
  /** Per vehicle; null within a base, undefined if the drive is on request. */
  route: SoldRoute | null | undefined;
}

/** Offers that pass every filter, and counts per filter with all other filters applied. */
export interface FilteredCars {
  fitting: CarMatch[];
  /** Number of offers per value. */
  counts: Record<FilterName, ReadonlyMap<string, number>>;
  /** Lowest and highest price per day, minor units; 0 without offers. */
  perDay: { min: number; max: number };
}

/** Filters and counts in one pass over the offers. */
export function filterOffers(matches: readonly CarMatch[], filters: CarFilters): FilteredCars {
  const { price_min = 0, price_max = Infinity } = filters;
  const counts = newCounts();
  const wanted = filterNames.flatMap((name) => {
    const values = filters[name];
    return values?.length ? [{ name, values: new Set<string>(values.map(String)) }] : [];
  });
  const fitting: CarMatch[] = [];
  let [min, max] = [Infinity, 0];
  for (const match of matches) {
    const { filterValues, perDay } = match;
    const missed = wanted.filter(({ name, values }) => !values.has(filterValues[name]));
    if (missed.length === 0) {
      if (perDay < min) min = perDay;
      if (perDay > max) max = perDay;
    }
    // A filter's count includes offers that pass all other filters: those that pass everything, and those
    // that only fail this one.
    if (perDay < price_min || perDay > price_max || missed.length > 1) continue;
    if (missed.length === 0) fitting.push(match);
    for (const name of missed.length === 0 ? filterNames : [missed[0]!.name]) {
      const value = filterValues[name];
      counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
    }
  }
  return { fitting, counts, perDay: { min: min === Infinity ? 0 : min, max } };
}

function newCounts(): Record<FilterName, Map<string, number>> {
  const [models, seats, energies] = [new Map(), new Map(), new Map()];
  const [drivetrains, locations, mileage] = [new Map(), new Map(), new Map()];
  return { models, seats, energies, drivetrains, locations, mileage };
}
