import { type listCars, mileagePolicies } from '@serai/contract/cars/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import { drivetrains, energies } from '@serai/contract/vehicles/vehicles';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import type { CarCatalogue } from './car-catalogue.ts';
import { carPhrase } from './car-words.ts';
import type { FilteredCars } from './filter-offers.ts';

/** Counts for each filter, most frequent first unless the filter has a fixed order. */
export function presentFacets(
  { counts, perDay }: FilteredCars,
  { places, models, prices }: CarCatalogue,
  lang: Lang,
): ReplyOf<typeof listCars>['facets'] {
  const known = <V extends Parameters<typeof carPhrase>[0]>(
    values: readonly V[],
    counted: ReadonlyMap<string, number>,
  ) =>
    values.flatMap((value) => {
      const count = counted.get(value);
      return count === undefined ? [] : [{ value, label: carPhrase(value, lang), count }];
    });
  const { currency } = prices.current;
  return {
    models: byCount(counts.models, (code) => {
      const model = models.get(code)!;
      return inLanguage(lang, { zh: model.nameZh, en: model.nameEn });
    }),
    seats: [...counts.seats]
      .map(([value, count]) => ({ value, label: carPhrase('seats', lang, { count: value }), count }))
      .sort((a, b) => Number(a.value) - Number(b.value)),
    energies: known(energies, counts.energies),
    drivetrains: known(drivetrains, counts.drivetrains),
    locations: byCount(counts.locations, (id) => {
      const place = places.get(Number(id))!;
      return inLanguage(lang, { zh: place.name_zh, en: place.name_en });
    }),
    mileage: known(mileagePolicies, counts.mileage),
    price: { min: money(perDay.min, currency), max: money(perDay.max, currency) },
  };
}

function byCount(counts: ReadonlyMap<string, number>, labelOf: (value: string) => string) {
  return [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
