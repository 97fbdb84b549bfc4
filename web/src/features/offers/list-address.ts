import { type FilterKind, type FilterKinds, wholeNumber } from './list-filters.ts';
import type { Direction } from './sort-bar.tsx';

/** Complete state of a list of offers, as stored in its address. */
export interface ListState<Search, Sort extends string, Filters extends object> {
  search: Search;
  sort: Sort;
  /** Null = the default of the sort. */
  order: Direction | null;
  filters: Filters;
  /** From 1. */
  page: number;
}

/** Address format of a product's list. */
export interface ListAddress<Search, Sort extends string, Filters extends object> {
  path: (search?: URLSearchParams) => string;
  readSearch: (params: URLSearchParams) => Search;
  writeSearch: (search: Search) => URLSearchParams;
  /** In display order; the first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** In the order of the address. */
  filters: FilterKinds<Filters>;
}

/** Reads a list's state from an address; invalid values are omitted. */
export function readList<Search, Sort extends string, Filters extends object>(
  address: ListAddress<Search, Sort, Filters>,
  params: URLSearchParams,
): ListState<Search, Sort, Filters> {
  const order = params.get('order');
  const filters = kindsOf(address.filters).flatMap(([name, kind]) => {
    const text = params.get(name);
    const value = text === null ? undefined : kind.read(text);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    search: address.readSearch(params),
    sort: address.sorts.find((sort) => sort === params.get('sort')) ?? address.sorts[0],
    order: order === 'asc' || order === 'desc' ? order : null,
    filters: Object.fromEntries(filters) as Filters,
    page: wholeNumber(params.get('page')) || 1,
  };
}

/** Address of the list; default values are omitted. */
export function listHref<Search, Sort extends string, Filters extends object>(
  address: ListAddress<Search, Sort, Filters>,
  state: ListState<Search, Sort, Filters>,
): string {
  return address.path(writeList(address, state));
}

/** Writes the state of a list into an address: its own, or that of a page that links back to it. */
export function writeList<Search, Sort extends string, Filters extends object>(
  address: ListAddress<Search, Sort, Filters>,
  { search, sort, order, filters, page }: ListState<Search, Sort, Filters>,
): URLSearchParams {
  const params = address.writeSearch(search);
  if (sort !== address.sorts[0]) params.set('sort', sort);
  if (order) params.set('order', order);
  for (const [name, kind] of kindsOf(address.filters)) {
    const value = filters[name as keyof Filters];
    if (value !== undefined) params.set(name, kind.write(value));
  }
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Number of active filters; a price range counts as one. */
export function countFilters<Filters extends object>(kinds: FilterKinds<Filters>, filters: Filters): number {
  const hasPrices = ['price_min', 'price_max'].some((name) => filters[name as keyof Filters] !== undefined);
  return kindsOf(kinds).reduce(
    (sum, [name, kind]) => {
      const value = filters[name as keyof Filters];
      return value === undefined ? sum : sum + kind.count(value);
    },
    hasPrices ? 1 : 0,
  );
}

/** Changes some filters; an undefined value removes the filter. */
export function withFilters<Filters extends object>(
  filters: Filters,
  part: { [Name in keyof Filters]?: Filters[Name] | undefined },
): Filters {
  const all = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as Filters;
}

/** Clears the filters; a lasting choice is kept. */
export function clearedFilters<Filters extends object>(
  kinds: FilterKinds<Filters>,
  filters: Filters,
): Filters {
  const kept = Object.entries(filters).filter(([name]) => kinds[name as keyof Filters].lasting !== undefined);
  return Object.fromEntries(kept) as Filters;
}

/** Filters that every offer passes: a lasting choice has its default. */
export function openFilters<Filters extends object>(kinds: FilterKinds<Filters>): Filters {
  const lasting = kindsOf(kinds).flatMap(([name, kind]) =>
    kind.lasting === undefined ? [] : [[name, kind.lasting]],
  );
  return Object.fromEntries(lasting) as Filters;
}

/** Filter kinds by name, each for its type of value. */
// biome-ignore lint/suspicious/noExplicitAny: a filter's kind and its value have the same name
function kindsOf<Filters extends object>(kinds: FilterKinds<Filters>): [string, FilterKind<any>][] {
  return Object.entries(kinds);
}
