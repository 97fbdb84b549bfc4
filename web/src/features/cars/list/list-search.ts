import type { CarFilters, carSorts, mileagePolicies } from '@serai/contract/cars';
import type { drivetrains, energies } from '@serai/contract/vehicles';
import { wholeNumber } from '../../offers/list-address.ts';
import { type CarSearch, readCarSearch, writeCarSearch } from '../search-line/car-search.ts';

export type CarSort = (typeof carSorts)[number];

/** The whole state of the list, as it lives in its address. */
export interface CarListSearch {
  search: CarSearch;
  sort: CarSort;
  order: 'asc' | 'desc' | null;
  filters: CarFilters;
  /** From 1. */
  page: number;
}

export const sorts = ['default', 'price', 'seats'] as const satisfies typeof carSorts;

/** Reads the list's state from an address; what makes no sense is left out. */
export function readListSearch(params: URLSearchParams): CarListSearch {
  const order = params.get('order');
  return {
    search: readCarSearch(params),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'default',
    order: order === 'asc' || order === 'desc' ? order : null,
    filters: readFilters(params),
    page: wholeNumber(params.get('page')) || 1,
  };
}

/** The address of a list; what is as usual is left out of it. */
export function writeListSearch({ search, sort, order, filters, page }: CarListSearch): URLSearchParams {
  const params = writeCarSearch(search);
  if (sort !== 'default') params.set('sort', sort);
  if (order) params.set('order', order);
  for (const name of listFilters) {
    if (filters[name]?.length) params.set(name, filters[name].join(','));
  }
  if (filters.price_min !== undefined) params.set('price_min', String(filters.price_min));
  if (filters.price_max !== undefined) params.set('price_max', String(filters.price_max));
  if (page > 1) params.set('page', String(page));
  return params;
}

/** How many filters are set; a price range counts as one. */
export function countFilters(filters: CarFilters): number {
  return (
    listFilters.reduce((sum, name) => sum + (filters[name]?.length ?? 0), 0) +
    (filters.price_min !== undefined || filters.price_max !== undefined ? 1 : 0)
  );
}

export const listFilters = ['models', 'seats', 'energies', 'drivetrains', 'locations', 'mileage'] as const;

const knownEnergies = ['petrol', 'diesel', 'hybrid', 'electric'] as const satisfies typeof energies;
const knownDrivetrains = ['two_wheel', 'four_wheel'] as const satisfies typeof drivetrains;
const knownMileage = ['unlimited', 'per_day'] as const satisfies typeof mileagePolicies;

function readFilters(params: URLSearchParams): CarFilters {
  const words = (name: string) => params.get(name)?.split(',').filter(Boolean) ?? [];
  const numbers = (name: string) =>
    words(name)
      .map(Number)
      .filter((value) => Number.isSafeInteger(value) && value > 0);
  const known = <Word extends string>(name: string, all: readonly Word[]) =>
    all.filter((word) => words(name).includes(word));
  const lists = {
    models: words('models')
      .filter((code) => code.length <= 60)
      .slice(0, 50),
    seats: numbers('seats').slice(0, 20),
    energies: known('energies', knownEnergies),
    drivetrains: known('drivetrains', knownDrivetrains),
    locations: numbers('locations').slice(0, 50),
    mileage: known('mileage', knownMileage),
  };
  const priceMin = wholeNumber(params.get('price_min'));
  const priceMax = wholeNumber(params.get('price_max'));
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(priceMin !== null && { price_min: priceMin }),
    ...(priceMax !== null && { price_max: priceMax }),
  };
}
