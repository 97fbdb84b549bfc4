import type { CarFilters } from '@serai/contract/cars';
import type { RelativePolicy } from '../../domain/cancellation-policy.ts';
import type { Season } from '../../domain/pricing/seasons.ts';
import { mileageOf } from './present-facts.ts';
import type { CarModel, RateRow } from './rate-store.ts';

/** A rate as lists look at it, hundreds at a time. */
export interface ListedRate {
  rate: RateRow;
  /** The dates of its seasons, one object for all rates that have the same. */
  calendar: readonly Season[];
  /** What each filter looks at. */
  filterValues: Readonly<Record<FilterName, string>>;
}

export type FilterName = Exclude<keyof CarFilters, 'price_min' | 'price_max'>;

export const filterNames: readonly FilterName[] = [
  'models',
  'seats',
  'energies',
  'drivetrains',
  'locations',
  'mileage',
];

/**
 * Prepares rates for lists. Those of one model share it, those of one policy that, and those whose seasons have the
 * same dates these: a search puts each on the calendar once.
 */
export function prepareRates(rates: readonly RateRow[]): ListedRate[] {
  const models = sharing<CarModel>();
  const policies = sharing<RelativePolicy>();
  const calendars = sharing<readonly Season[]>();
  return rates.map((rate) => ({
    rate: { ...rate, model: models(rate.model), policy: policies(rate.policy) },
    calendar: calendars(rate.card.seasons.map(({ from, to }) => ({ from, to }))),
    filterValues: valuesOf(rate),
  }));
}

/** Answers the first of all that are written the same. */
function sharing<T>(): (one: T) => T {
  const known = new Map<string, T>();
  return (one) => {
    const key = JSON.stringify(one);
    if (!known.has(key)) known.set(key, one);
    return known.get(key)!;
  };
}

function valuesOf(rate: RateRow): Record<FilterName, string> {
  const { model } = rate;
  return {
    models: model.code,
    seats: String(model.seats),
    energies: model.energy,
    drivetrains: model.drivetrain,
    locations: String(rate.location_id),
    mileage: mileageOf(rate),
  };
}
