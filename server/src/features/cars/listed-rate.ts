import type { CarFilters } from '@serai/contract/cars/cars';
import type { RelativePolicy } from '../../domain/cancellation-policy.ts';
import type { Season } from '../../domain/pricing/seasons.ts';
import { mileageOf } from './present-facts.ts';
import type { CarModel, RateRow } from './rate-store.ts';

/** A rate prepared for lists, which process hundreds at a time. */
export interface ListedRate {
  rate: RateRow;
  /** Dates of its seasons; rates with the same dates share one object. */
  calendar: readonly Season[];
  /** Value of each filter. */
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
 * Prepares rates for lists. Rates of one model, of one policy or with the same season dates share one object,
 * so that a search resolves each once.
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

/** Returns a function that yields one shared object for equal values. */
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
