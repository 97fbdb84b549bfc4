import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showcase as endpoint } from '@serai/contract/hotels/hotels';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Call } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { money } from '../../domain/money.ts';
import { countryName } from '../../platform/lang/country-name.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { presentPicture } from '../pictures/pictures.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Destination } from './catalogue/destinations.ts';
import { searchCatalogue } from './search/search-catalogue.ts';

type Reply = ReplyOf<typeof endpoint>;

const citiesShown = 12;
const hotelsShown = 8;
/** "From" prices are for a night a week ahead, when nearly everything is still available. */
const daysAhead = 7;

/**
 * Cities in the configured order with their recommended hotels; prices are for one room for two, one night.
 */
export function showShowcase(catalogue: Catalogue, call: Call<typeof endpoint>): Reply {
  const cities = [...catalogue.destinations.values()]
    .filter(({ kind }) => kind === 'city')
    .sort((a, b) => (a.position || Infinity) - (b.position || Infinity) || a.id - b.id)
    .slice(0, citiesShown);
  const shown = cities.map((city) => showCity(catalogue, city, call));
  const hotels = shown.flatMap(({ best }) => best).slice(0, hotelsShown);
  return { cities: shown.map(({ view }) => view), hotels };
}

function showCity(catalogue: Catalogue, city: Destination, call: Call<typeof endpoint>) {
  const { lang, now, caller } = call;
  const checkIn = addDays(localDate(now.getTime(), city.tz), daysAhead);
  const question = {
    checkIn,
    checkOut: addDays(checkIn, 1),
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
    markup: catalogue.markupFor(caller, now),
    filters: {},
    rate: 'cheapest' as const,
    now: now.getTime(),
    sort: 'recommended' as const,
    order: undefined,
    skip: 0,
    take: 1,
  };
  const { page, facets } = searchCatalogue(catalogue, { kind: 'destination', destination: city }, question);
  const view = {
    id: city.id,
    code: city.code,
    ...inOrder(city.nameZh, city.nameEn, lang),
    country: countryName(city.countryCode, lang),
    intro: inLanguage(lang, { zh: city.introZh, en: city.introEn }),
    picture: presentPicture(city.picture),
    hotels: catalogue.countHotels(city),
    price_from: Number.isFinite(facets.lowest) ? money(facets.lowest, catalogue.currency) : null,
  };
  return { view, best: page.map((match) => showBest(catalogue, city, match, lang)) };
}

function showBest(
  catalogue: Catalogue,
  city: Destination,
  { block, slot, total }: ReturnType<typeof searchCatalogue>['page'][number],
  lang: Lang,
): Reply['hotels'][number] {
  const texts = block.texts[slot]!;
  return {
    id: block.hotelIds[slot]!,
    ...inOrder(texts.nameZh, texts.nameEn, lang),
    city: inLanguage(lang, { zh: city.nameZh, en: city.nameEn }),
    star: block.stars[slot]!,
    picture: presentPicture(texts.picture),
    price_from: money(total, catalogue.currency),
  };
}
