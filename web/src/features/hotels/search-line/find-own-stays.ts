import type { CallOptions } from '../../../platform/api/api.ts';
import type { App } from '../../../platform/app.tsx';
import { favouriteOption, findFavouriteHotels, findRecent } from '../../offers/find-own-options.tsx';
import type { OwnOption } from '../../offers/own-option.ts';
import { type RecentStay, readRecentStay, type StayPhrases, wordStay } from './recent-stay.ts';
import type { Destination } from './stay-search.ts';

/** A search to run again, or a favourite hotel as destination. */
export type OwnStay = { recent: RecentStay } | { destination: Destination };

/**
 * Finds the member's last searches for hotels and favourite hotels.
 *
 * @param today first day for sale.
 */
export async function findOwnStays(
  { api, lang }: Pick<App, 'api' | 'lang'>,
  today: string,
  t: StayPhrases,
  options: CallOptions,
): Promise<OwnOption<OwnStay>[]> {
  const [recent, favourites] = await Promise.all([
    findRecent<OwnStay>(api, 'hotel', options, (query) => {
      const found = readRecentStay(query, today);
      return found && { ...wordStay(found.search, t, lang), choice: { recent: found } };
    }),
    findFavouriteHotels(api, options),
  ]);
  const hotels = favourites.map(({ id, name, city }) =>
    favouriteOption<OwnStay>(id, { name, facts: [city] }, { destination: { type: 'hotel', id, name } }),
  );
  return [...recent, ...hotels];
}
