import type { RecentSearch } from '@serai/contract/search/recent';
import type { ComponentType, ReactNode } from 'react';
import type { Api, CallOptions } from '../../platform/api/api.ts';
import type { FilterChip } from './filter-chip.ts';
import type { ListAddress, ListState } from './list-address.ts';
import type { ListPhrases } from './list-phrases.ts';
import type { Direction } from './sort-bar.tsx';

/** Fields common to the replies of all product lists. */
export interface OffersFound {
  total: number;
  total_unfiltered: number;
  price_kind: 'net' | 'public';
  list: readonly object[];
}

/** Reason of a refused search. */
export interface Refusal {
  message: string;
  reason: string | null;
  fieldErrors: Record<string, string>;
}

/** Data of a list page: a reply, the question itself with suggestions, or the reason for a missing reply. */
export type ListData<State, Found, Asked> = { nowMs: number; state: State } & (
  | { kind: 'found'; found: Found }
  | { kind: 'ask'; asked: Asked }
  | { kind: 'refused'; refusal: Refusal }
);

/** A choice above the rows: the reply, and the latest requested state, on which the next change is based. */
export interface ChoiceProps<State, Found> {
  state: State;
  wanted: State;
  found: Found;
}

/** A reply with the state that was requested. */
export interface FoundProps<State, Found> {
  state: State;
  found: Found;
  nowMs: number;
}

export interface RowProps<State, Found extends OffersFound> extends FoundProps<State, Found> {
  offer: Found['list'][number];
  /** Index of the offer on the page, from 0. */
  index: number;
}

export interface FiltersProps<Filters, Found> {
  filters: Filters;
  found: Found;
  /** Changes some filters; an undefined value removes the filter. */
  set: (part: { [Name in keyof Filters]?: Filters[Name] | undefined }) => void;
  /** Sets the facets of one group by their text values. */
  tick: (name: keyof Filters & string, chosen: string[]) => void;
}

/**
 * List interface of a product. Each product combines the shared frame with one of these: the address format,
 * the server call, and product-specific texts.
 */
export interface ListProduct<
  Search,
  Sort extends string,
  Filters extends object,
  Found extends OffersFound,
  Asked,
  State = ListState<Search, Sort, Filters>,
> {
  phrases: ListPhrases;
  /** Name by which searches are remembered. */
  name: RecentSearch['product'];
  address: ListAddress<Search, Sort, Filters>;
  /** Usual direction of a sort; null if reversing it is useless. */
  usualOrder: (sort: Sort) => Direction | null;

  /** Adds default times to a search. */
  withUsualTimes: (search: Search, nowMs: number) => Search;
  /** Calls the server; null if the search is incomplete. */
  find: (api: Api, state: State, options: CallOptions) => Promise<Found> | null;
  /** Corrects the names of places: an address can be typed by hand, or come from the other language. */
  named: (search: Search, found: Found) => Search;
  /** Suggested places. */
  suggest: (api: Api, options: CallOptions) => Promise<Asked>;

  usePageWords: (state: State) => { title: string; description: string };
  /** Canonical address for search engines, if the state is a public page; null for one of many searches. */
  publicPath?: (state: State) => string | null;
  /** Sorts that few readers use. */
  rareSorts?: readonly Sort[];
  useSortWords: () => (sort: Sort) => string;
  /** The search line at the top. */
  SearchAtHand: ComponentType<{ data: ListData<State, Found, Asked> }>;
  /** The empty search with suggested places. */
  AskFirst: ComponentType<{ search: Search; asked: Asked }>;
  /** Reason of a refused search. */
  Refused: ComponentType<{ state: State; refusal: Refusal; nowMs: number }>;
  /** Above the filters and rows, in full width. */
  Summary?: ComponentType<FoundProps<State, Found>>;
  /** Heading above the rows; `aside` follows their count; a quiet head is for screen readers only on phones. */
  useHead: (props: FoundProps<State, Found>) => { heading: ReactNode; aside?: string; isQuiet?: boolean };
  Filters: ComponentType<FiltersProps<Filters, Found>>;
  /** The groups of these filters as chips, in the same order. */
  useFilterChips: (props: { filters: Filters; found: Found }) => FilterChip[];
  /** A choice of what the rows show, above them. */
  Choice?: ComponentType<ChoiceProps<State, Found>>;
  keyOf: (offer: Found['list'][number]) => string | number;
  Row: ComponentType<RowProps<State, Found>>;
  /** Another view of the rows, such as a map, in an element with `data-beside` (styles.css). */
  beside?: {
    /** Opens and closes the view. */
    Switch: ComponentType<FoundProps<State, Found>>;
    View: ComponentType<FoundProps<State, Found>>;
  };
  /** Nothing is on offer, regardless of filters: offers what might help. */
  NothingFree: ComponentType<FoundProps<State, Found>>;
}
