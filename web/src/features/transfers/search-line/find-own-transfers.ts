import type { CallOptions } from '../../../platform/api/api.ts';
import type { App } from '../../../platform/app.tsx';
import { favouriteOption, findFavouriteHotels, findRecent } from '../../offers/find-own-options.tsx';
import type { OwnOption } from '../../offers/own-option.ts';
import type { NamedPlace } from '../../vehicles/trip-address.ts';
import { readRecentTransfer, wordTransfer } from './recent-transfer.ts';
import type { TransferSearch } from './transfer-search.ts';

/**
 * Finds the member's last searches for transfers.
 *
 * @param today first day for sale.
 */
export function findOwnTransfers(
  { api, lang }: Pick<App, 'api' | 'lang'>,
  today: string,
  options: CallOptions,
): Promise<OwnOption<TransferSearch>[]> {
  return findRecent(api, 'airport', options, (query) => {
    const search = readRecentTransfer(query, today);
    return search && { ...wordTransfer(search, lang), choice: search };
  });
}

/** Finds the member's favourite hotels that the airport's transfers serve. */
export async function findFavouritePlaces(
  { api }: Pick<App, 'api'>,
  airportId: number,
  options: CallOptions,
): Promise<OwnOption<NamedPlace>[]> {
  const hotels = await findFavouriteHotels(api, options);
  const served = await Promise.all(hotels.map(({ name }) => findPlace(name)));
  return served.flatMap((place) => {
    if (!place) return [];
    const { id, name, name_alt, zone, address } = place;
    return [
      favouriteOption<NamedPlace>(id, { name, nameAlt: name_alt, facts: [zone, address] }, { id, name }),
    ];
  });

  async function findPlace(name: string) {
    const query = { airport_id: airportId, keyword: name.slice(0, 60), limit: 1 };
    const reply = await api.get('airport/destinations', query, options).catch(() => null);
    return reply?.list.find((place) => place.kind === 'hotel' && place.name === name);
  }
}
