import type { ReplyOf } from '@serai/contract/endpoint';
import { type mapHotels as endpoint, maxMapHotels, maxMapPlaces } from '@serai/contract/hotels/map';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Call } from '../../calls.ts';
import { money } from '../../domain/money.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { checkStay } from './check-stay.ts';
import type { Match } from './search/rank-hotels.ts';
import { searchCatalogue } from './search/search-catalogue.ts';
import { findPlace } from './search-hotels.ts';

type Reply = ReplyOf<typeof endpoint>;

/**
 * Returns the positions and prices of the hotels that a search lists, in the order of the list, with the districts and
 * landmarks of their cities.
 */
export function mapHotels(catalogue: Catalogue, { input, lang, now, caller }: Call<typeof endpoint>): Reply {
  const { markup, kind } = catalogue.pricesFor(caller, now);
  const { place, city } = findPlace(catalogue, input, lang);
  checkStay(input, city.tz, now);
  const { page, total } = searchCatalogue(catalogue, place, {
    checkIn: input.check_in,
    checkOut: input.check_out,
    rooms: input.rooms,
    nationality: input.nationality,
    markup,
    filters: input.filters,
    rate: input.shown_rate,
    now: now.getTime(),
    sort: input.sort,
    order: input.order,
    skip: 0,
    take: maxMapHotels,
  });
  return {
    list: page.map((match) => presentPoint(match, catalogue.currency, lang)),
    total,
    price_kind: kind,
    places: placesOf(catalogue, new Set([city.id, ...page.map(({ block }) => block.cityId)]), lang),
  };
}

function presentPoint(
  { block, slot, total }: Match,
  currency: Catalogue['currency'],
  lang: Lang,
): Reply['list'][number] {
  const { nameZh, nameEn } = block.texts[slot]!;
  return {
    id: block.hotelIds[slot]!,
    name: inLanguage(lang, { zh: nameZh, en: nameEn }),
    star: block.stars[slot]!,
    latitude: block.latitudes[slot]!,
    longitude: block.longitudes[slot]!,
    price: money(total, currency),
  };
}

function placesOf(catalogue: Catalogue, cityIds: ReadonlySet<number>, lang: Lang): Reply['places'] {
  return [...catalogue.destinations.values()]
    .flatMap(({ id, kind, cityId, nameZh, nameEn, latitude, longitude }) =>
      kind !== 'city' && cityIds.has(cityId)
        ? [{ id, kind, name: inLanguage(lang, { zh: nameZh, en: nameEn }), latitude, longitude }]
        : [],
    )
    .slice(0, maxMapPlaces);
}
