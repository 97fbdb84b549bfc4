import type { LoaderFunctionArgs } from 'react-router';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { App } from '../../../platform/app.tsx';
import type { HotelShown } from '../detail/load-detail.ts';
import { stayOf } from '../search-line/stay-search.ts';
import { type Comparison, readComparison } from './compare-address.ts';

export interface ComparisonData extends Comparison {
  nowMs: number;
  /** The hotels that exist, in the order of the address. */
  hotels: HotelShown[];
  /** Reason why the requested stay could not be priced; the prices are then for tomorrow night. */
  problem: string;
}

/** Loads the compared hotels at once, each with its rates for the stay. */
export async function loadComparison(app: App, { request }: LoaderFunctionArgs): Promise<ComparisonData> {
  const comparison = readComparison(new URL(request.url).searchParams);
  const { ids, search } = comparison;
  const ask = async (stay: object): Promise<HotelShown[]> => {
    const found = await Promise.all(
      ids.map((id) =>
        app.api
          .get('hotel/detail', { id, ...stay }, { quiet: true, signal: request.signal })
          .catch((cause: unknown) => {
            if (cause instanceof ApiFailure && cause.reason === 'hotel_unknown') return null;
            throw cause;
          }),
      ),
    );
    return found.filter((hotel) => hotel !== null);
  };
  const data = { ...comparison, nowMs: Date.now() };
  try {
    const stay = stayOf(search) ?? { rooms: search.rooms, nationality: search.nationality };
    return { ...data, hotels: await ask(stay), problem: '' };
  } catch (cause) {
    if (!(cause instanceof ApiFailure) || cause.data === null || cause.code !== 0) throw cause;
    return { ...data, hotels: await ask({}), problem: cause.message };
  }
}
