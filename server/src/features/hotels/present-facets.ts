import { smallestAmount } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type listHotels, meals } from '@serai/contract/hotels/hotels';
import { cancellationKinds } from '@serai/contract/orders/cancellation';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { averagePerNight } from '../../domain/pricing/hotel.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { facilityLabel, mealLabel, offerWord } from './hotel-words.ts';
import type { SearchAnswer } from './search/search-catalogue.ts';

/** Counts for each filter, most frequent first unless the filter has a fixed order. */
export function presentFacets(
  { facets, nights }: SearchAnswer,
  roomCount: number,
  { destinations, currency }: Catalogue,
  lang: Lang,
): ReplyOf<typeof listHotels>['facets'] {
  const perNight = (total: number) =>
    money(
      Number.isFinite(total) ? averagePerNight(total, roomCount * nights, smallestAmount(currency)) : 0,
      currency,
    );
  const byCount = (a: { count: number; value: string }, b: { count: number; value: string }) =>
    b.count - a.count || (a.value < b.value ? -1 : 1);
  return {
    stars: [...facets.stars]
      .sort(([a], [b]) => b - a)
      .map(([star, count]) => ({
        value: String(star),
        label: offerWord('stars', lang, { count: star }),
        count,
      })),
    meals: meals
      .filter((meal) => facets.meals.has(meal))
      .map((meal) => ({ value: meal, label: mealLabel(meal, lang), count: facets.meals.get(meal)! })),
    facilities: [...facets.facilities]
      .map(([code, count]) => ({ value: code, label: facilityLabel(code, lang), count }))
      .sort(byCount),
    districts: [...facets.districts]
      .flatMap(([id, count]) => {
        const district = destinations.get(id);
        return district
          ? [
              {
                value: String(id),
                label: inLanguage(lang, { zh: district.nameZh, en: district.nameEn }),
                count,
              },
            ]
          : [];
      })
      .sort(byCount),
    cancellation: cancellationKinds
      .filter((kind) => facets.cancellation.has(kind))
      .map((kind) => ({
        value: kind,
        label: offerWord(`cancellation_${kind}`, lang),
        count: facets.cancellation.get(kind)!,
      })),
    price: { min: perNight(facets.lowest), max: perNight(facets.highest) },
  };
}
