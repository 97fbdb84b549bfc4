import type { ReplyOf } from '@serai/contract/endpoint';
import type { findDestinations, listHotels } from '@serai/contract/hotels';
import type { LoaderFunctionArgs } from 'react-router';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { App } from '../../../platform/app.tsx';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { stayOf } from '../search-line/stay-search.ts';
import { type ListSearch, readListSearch } from './list-search.ts';

export type HotelsFound = ReplyOf<typeof listHotels>;

/** What the list page shows: an answer, the question itself, or why there is no answer. */
export type ListData = { nowMs: number; state: ListSearch } & (
  | { kind: 'found'; found: HotelsFound }
  | { kind: 'ask'; popular: ReplyOf<typeof findDestinations>['list'] }
  | { kind: 'refused'; message: string }
);

/** An answer with the question it answers. */
export interface ResultsProps {
  state: ListSearch;
  found: HotelsFound;
  nowMs: number;
}

/** Hotels of a page; without dates it is tomorrow's night. Without a destination it asks for one. */
export async function loadList(app: App, { request }: LoaderFunctionArgs): Promise<ListData> {
  const nowMs = Date.now();
  const state = withDates(readListSearch(new URL(request.url).searchParams), nowMs);
  const { destination } = state.search;
  const stay = stayOf(state.search);
  if (!destination || !stay) return { nowMs, state, kind: 'ask', popular: await popularPlaces(app, request) };
  try {
    const found = await app.api.get(
      'hotel/list',
      {
        destination_type: destination.type,
        destination_id: destination.id,
        ...stay,
        sort: state.sort,
        order: state.order ?? undefined,
        filters: state.filters,
        page: state.page,
      },
      { quiet: true, signal: request.signal },
    );
    const named = { type: destination.type, id: destination.id, name: found.destination.name };
    return {
      nowMs,
      state: { ...state, search: { ...state.search, destination: named } },
      kind: 'found',
      found,
    };
  } catch (cause) {
    // The server said why: that belongs on the page, beside the search line. Anything else fails the page.
    if (!(cause instanceof ApiFailure) || cause.data === null || cause.code !== 0) throw cause;
    return { nowMs, state, kind: 'refused', message: cause.message };
  }
}

function withDates(state: ListSearch, nowMs: number): ListSearch {
  const { check_in, check_out } = state.search;
  if (check_in && check_out) return state;
  const tomorrow = addDays(calendarBounds(new Date(nowMs)).min, 1);
  return { ...state, search: { ...state.search, check_in: tomorrow, check_out: addDays(tomorrow, 1) } };
}

async function popularPlaces(app: App, request: Request) {
  const reply = await app.api.get(
    'hotel/destinations',
    { limit: 12 },
    { quiet: true, signal: request.signal },
  );
  return reply.list;
}
