import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/app.tsx';
import { type StaySearch, stayOf } from '../search-line/stay-search.ts';
import type { HotelsFound } from './hotel-list-address.ts';

/**
 * Searches further stays after the page is shown, at most `limit` hotels each: the cheapest, or those nearest to a hotel. Undefined while a reply is
 * missing; null for a refused search, e.g. of dates that are too far ahead.
 */
export function useHotelsFound(
  searches: readonly StaySearch[],
  { limit, nearHotelId }: { limit: number; nearHotelId?: number },
): (HotelsFound | null | undefined)[] {
  const api = useApi();
  const key = JSON.stringify([searches, limit, nearHotelId]);
  const [found, setFound] = useState<{ key: string; replies: Replies }>({ key, replies: [] });
  useEffect(() => {
    const [wanted, most, near_hotel_id] = JSON.parse(key) as [StaySearch[], number, number | null];
    const left = new AbortController();
    wanted.forEach(async (search, at) => {
      const reply = await findHotels(search, most);
      if (left.signal.aborted) return;
      setFound((before) => {
        const replies = before.key === key ? [...before.replies] : [];
        replies[at] = reply;
        return { key, replies };
      });
    });
    return () => left.abort();

    async function findHotels(search: StaySearch, most: number): Promise<HotelsFound | null> {
      const { destination } = search;
      const stay = stayOf(search);
      if (!destination || !stay) return null;
      const place = { destination_type: destination.type, destination_id: destination.id };
      const options = { quiet: true, signal: left.signal };
      return api
        .get(
          'hotel/list',
          { ...place, ...stay, sort: 'price', limit: most, near_hotel_id: near_hotel_id ?? undefined },
          options,
        )
        .catch(() => null);
    }
  }, [api, key]);
  return searches.map((_, at) => (found.key === key ? found.replies[at] : undefined));
}

type Replies = (HotelsFound | null | undefined)[];
