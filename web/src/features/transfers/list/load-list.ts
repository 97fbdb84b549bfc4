import type { ReplyOf } from '@serai/contract/endpoint';
import type { Airport, listTransfers } from '@serai/contract/transfers';
import type { LoaderFunctionArgs } from 'react-router';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { App } from '../../../platform/app.tsx';
import { airportName } from '../search-line/airport-field.tsx';
import { refusedFields, type TransferMessages } from '../search-line/transfer-faults.ts';
import { tripOf } from '../search-line/transfer-search.ts';
import { questionOf, readTransferList, type TransferListSearch } from './list-search.ts';

export type TransfersFound = ReplyOf<typeof listTransfers>;

/** What the list page shows: an answer, the question itself, or why there is no answer. */
export type TransferListData = { nowMs: number; state: TransferListSearch } & (
  | { kind: 'found'; found: TransfersFound }
  | { kind: 'ask'; airports: Airport[] }
  | { kind: 'refused'; fields: TransferMessages }
);

/** An answer with the question it answers. */
export interface TransferResultsProps {
  state: TransferListSearch;
  found: TransfersFound;
  nowMs: number;
}

/** Vehicles for a transfer. Until the address holds a whole trip it asks for one. */
export async function loadTransferList(app: App, { request }: LoaderFunctionArgs): Promise<TransferListData> {
  const nowMs = Date.now();
  const state = readTransferList(new URL(request.url).searchParams);
  const options = { quiet: true, signal: request.signal };
  const trip = tripOf(state.search);
  if (!trip) {
    const reply = await app.api.get('airport/airports', { limit: 12 }, options);
    return { nowMs, state, kind: 'ask', airports: reply.list };
  }
  try {
    const found = await app.api.get('airport/list', questionOf(state, trip), options);
    return { nowMs, state: named(state, found), kind: 'found', found };
  } catch (cause) {
    // The server said why: that belongs beside the search line's fields. Anything else fails the page.
    if (!(cause instanceof ApiFailure) || cause.data === null || cause.code !== 0) throw cause;
    return { nowMs, state, kind: 'refused', fields: refusedFields(cause) };
  }
}

/** Airport and place as they are called in the reader's language, whatever the address says. */
function named(state: TransferListSearch, { trip }: TransfersFound): TransferListSearch {
  return {
    ...state,
    search: {
      ...state.search,
      airport: { id: trip.airport.id, name: airportName(trip.airport) },
      place: { id: trip.place.id, name: trip.place.name },
    },
  };
}
