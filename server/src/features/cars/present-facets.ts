import { type CarFilters, type listCars, mileagePolicies } from '@serai/contract/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import { drivetrains, energies } from '@serai/contract/vehicles';
import type { Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { inLang } from '../../platform/lang/in-lang.ts';
import { carPhrase } from './car-words.ts';
import { type CarMatch, countValues, filterOffers } from './filter-offers.ts';
import type { LocationRow } from './location-store.ts';

/** The counts beside each filter, most frequent first where there is no order of their own. */
export function presentFacets(
  matches: readonly CarMatch[],
  filters: CarFilters,
  places: ReadonlyMap<number, LocationRow>,
  currency: string,
  lang: Lang,
): ReplyOf<typeof listCars>['facets'] {
  const modelNames = new Map(
    matches.map(({ rate: { model } }) => [model.code, inLang(model.nameZh, model.nameEn, lang)]),
  );
  const known = <V extends Parameters<typeof carPhrase>[0]>(
    values: readonly V[],
    counts: Map<string, number>,
  ) =>
    values.flatMap((value) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, label: carPhrase(value, lang), count }];
    });
  const perDay = filterOffers(matches, filters, 'price').map((match) => match.perDay);
  return {
    models: byCount(countValues(matches, filters, 'models'), (code) => modelNames.get(code) ?? code),
    seats: [...countValues(matches, filters, 'seats')]
      .map(([value, count]) => ({ value, label: carPhrase('seats', lang, { count: value }), count }))
      .sort((a, b) => Number(a.value) - Number(b.value)),
    energies: known(energies, countValues(matches, filters, 'energies')),
    drivetrains: known(drivetrains, countValues(matches, filters, 'drivetrains')),
    locations: byCount(countValues(matches, filters, 'locations'), (id) => {
      const place = places.get(Number(id));
      return place ? inLang(place.name_zh, place.name_en, lang) : id;
    }),
    mileage: known(mileagePolicies, countValues(matches, filters, 'mileage')),
    price: {
      min: money(perDay.length > 0 ? Math.min(...perDay) : 0, currency),
      max: money(perDay.length > 0 ? Math.max(...perDay) : 0, currency),
    },
  };
}

function byCount(counts: Map<string, number>, labelOf: (value: string) => string) {
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
