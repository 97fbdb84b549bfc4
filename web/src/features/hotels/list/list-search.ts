import type { HotelFilters, hotelSorts, meals } from '@serai/contract/hotels';
import { wholeNumber } from '../../offers/list-address.ts';
import { readSearch, type StaySearch, writeSearch } from '../search-line/stay-search.ts';

export type HotelSort = (typeof hotelSorts)[number];

/** The whole state of the list, as it lives in its address. */
export interface ListSearch {
  search: StaySearch;
  sort: HotelSort;
  order: 'asc' | 'desc' | null;
  filters: HotelFilters;
  /** From 1. */
  page: number;
}

export const sorts: readonly HotelSort[] = [
  'default',
  'recommended',
  'hot',
  'views',
  'price',
  'star',
  'time',
] satisfies readonly (typeof hotelSorts)[number][];

/** Reads the list's state from an address; what makes no sense is left out. */
export function readListSearch(params: URLSearchParams): ListSearch {
  const order = params.get('order');
  return {
    search: readSearch(params),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'default',
    order: order === 'asc' || order === 'desc' ? order : null,
    filters: readFilters(params),
    page: wholeNumber(params.get('page')) || 1,
  };
}

/** The address of a list; what is as usual is left out of it. */
export function writeListSearch(state: ListSearch): URLSearchParams {
  const { search, sort, order, filters, page } = state;
  const params = writeSearch(search);
  if (sort !== 'default') params.set('sort', sort);
  if (order) params.set('order', order);
  for (const name of ['stars', 'meals', 'facilities', 'districts'] as const) {
    if (filters[name]?.length) params.set(name, filters[name].join(','));
  }
  if (filters.refundable) params.set('refundable', '1');
  if (filters.price_min !== undefined) params.set('price_min', String(filters.price_min));
  if (filters.price_max !== undefined) params.set('price_max', String(filters.price_max));
  if (filters.keyword) params.set('keyword', filters.keyword);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** How many filters are set; a price range counts as one. */
export function countFilters(filters: HotelFilters): number {
  const lists = [filters.stars, filters.meals, filters.facilities, filters.districts];
  return (
    lists.reduce((sum, list) => sum + (list?.length ?? 0), 0) +
    (filters.refundable ? 1 : 0) +
    (filters.price_min !== undefined || filters.price_max !== undefined ? 1 : 0) +
    (filters.keyword ? 1 : 0)
  );
}

function readFilters(params: URLSearchParams): HotelFilters {
  const numbers = (name: string) => words(name).map(Number).filter(Number.isSafeInteger);
  const words = (name: string) => params.get(name)?.split(',').filter(Boolean) ?? [];
  const stars = numbers('stars').filter((star) => star >= 1 && star <= 5);
  const chosenMeals = knownMeals.filter((meal) => words('meals').includes(meal));
  const facilities = words('facilities').slice(0, 20);
  const districts = numbers('districts').slice(0, 20);
  const priceMin = wholeNumber(params.get('price_min'));
  const priceMax = wholeNumber(params.get('price_max'));
  const keyword = params.get('keyword')?.trim().slice(0, 60);
  return {
    ...(stars.length > 0 && { stars }),
    ...(chosenMeals.length > 0 && { meals: chosenMeals }),
    ...(facilities.length > 0 && { facilities }),
    ...(districts.length > 0 && { districts }),
    ...(params.get('refundable') === '1' && { refundable: true }),
    ...(priceMin !== null && { price_min: priceMin }),
    ...(priceMax !== null && { price_max: priceMax }),
    ...(keyword && { keyword }),
  };
}

const knownMeals = ['room_only', 'breakfast', 'half_board', 'full_board'] as const satisfies typeof meals;
