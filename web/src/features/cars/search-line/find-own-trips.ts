import type { CarLocation } from '@serai/contract/cars/cars';
import type { CallOptions } from '../../../platform/api/api.ts';
import type { App } from '../../../platform/app.tsx';
import { favouriteOption, findFavouriteCities, findRecent } from '../../offers/find-own-options.tsx';
import type { OwnOption } from '../../offers/own-option.ts';
import type { NamedPlace } from '../../vehicles/trip-address.ts';
import type { CarSearch } from './car-search.ts';
import { readRecentTrip, wordTrip } from './recent-trip.ts';

/** A search to run again, or a place. */
export type OwnTrip = { recent: CarSearch } | { place: NamedPlace };

/**
 * Finds the member's last searches for cars, and the cities of favourite hotels in which cars are for hire.
 *
 * @param today first day for sale.
 */
export async function findOwnTrips(
  { api, lang }: Pick<App, 'api' | 'lang'>,
  today: string,
  options: CallOptions,
): Promise<OwnOption<OwnTrip>[]> {
  const [recent, cities] = await Promise.all([
    findRecent<OwnTrip>(api, 'car', options, (query) => {
      const found = readRecentTrip(query, today);
      return found && { ...wordTrip(found, lang), choice: { recent: found } };
    }),
    findFavouriteCities(api, options),
  ]);
  const served = await Promise.all(cities.map((city) => findCity(city)));
  const places = served
    .filter((city) => city !== undefined)
    .map(({ id, name, name_alt, country }) =>
      favouriteOption<OwnTrip>(id, { name, nameAlt: name_alt, facts: [country] }, { place: { id, name } }),
    );
  return [...recent, ...places];

  async function findCity(name: string): Promise<CarLocation | undefined> {
    const reply = await api.get('car/locations', { keyword: name, limit: 1 }, options).catch(() => null);
    return reply?.list.find((place) => place.kind === 'city' && place.name === name);
  }
}
