import type { listCarLocations, listCars } from '@serai/contract/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { LoaderFunctionArgs } from 'react-router';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { App } from '../../../platform/app.tsx';
import { tripOf, withUsualTimes } from '../search-line/car-search.ts';
import { type CarListSearch, readListSearch } from './list-search.ts';

export type CarsFound = ReplyOf<typeof listCars>;
export type CarPlaces = ReplyOf<typeof listCarLocations>['list'];

/** What the list page shows: an answer, the question itself, or why there is no answer. */
export type CarListData = { nowMs: number; state: CarListSearch } & (
  | { kind: 'found'; found: CarsFound }
  | { kind: 'ask'; popular: CarPlaces }
  | { kind: 'refused'; message: string }
);

/** An answer with the question it answers. */
export interface CarResultsProps {
  state: CarListSearch;
  found: CarsFound;
  nowMs: number;
}

/** Cars of a page; without times it is the whole of tomorrow. Without both locations it asks for them. */
export async function loadList(app: App, { request }: LoaderFunctionArgs): Promise<CarListData> {
  const nowMs = Date.now();
  const read = readListSearch(new URL(request.url).searchParams);
  const state = { ...read, search: withUsualTimes(read.search, nowMs) };
  const trip = tripOf(state.search);
  if (!trip) return { nowMs, state, kind: 'ask', popular: await popularPlaces(app, request) };
  try {
    const found = await app.api.get(
      'car/list',
      {
        ...trip,
        sort: state.sort,
        order: state.order ?? undefined,
        filters: state.filters,
        page: state.page,
      },
      { quiet: true, signal: request.signal },
    );
    return { nowMs, state: named(state, found), kind: 'found', found };
  } catch (cause) {
    // The server said why: that belongs on the page, beside the search line. Anything else fails the page.
    if (!(cause instanceof ApiFailure) || cause.data === null || cause.code !== 0) throw cause;
    return { nowMs, state, kind: 'refused', message: cause.message };
  }
}

/** An address can be made by hand, or in the other language: the places are called as the server calls them. */
function named(state: CarListSearch, { pick_up, drop_off }: CarsFound): CarListSearch {
  const pickUp = { id: pick_up.id, name: pick_up.name };
  const dropOff = { id: drop_off.id, name: drop_off.name };
  return { ...state, search: { ...state.search, pickUp, dropOff } };
}

async function popularPlaces(app: App, request: Request): Promise<CarPlaces> {
  const reply = await app.api.get('car/locations', { limit: 50 }, { quiet: true, signal: request.signal });
  return reply.list.filter(({ kind }) => kind === 'city').slice(0, 12);
}
