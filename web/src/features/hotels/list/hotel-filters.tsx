import type { HotelFilters } from '@serai/contract/hotels/hotels';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FacetGroups } from '../../offers/facet-groups.tsx';
import type { FiltersProps } from '../../offers/list-product.ts';
import { PriceFilter } from '../../offers/price-filter.tsx';
import type { HotelsFound } from './hotel-list-address.ts';
import { NameFilter } from './name-filter.tsx';

/** Filters with the number of hotels that each would leave. A change takes effect at once. */
export function HotelFilterPanel({ filters, found, set, tick }: FiltersProps<HotelFilters, HotelsFound>) {
  const t = usePhrases('hotel-list');
  const { facets } = found;
  const group = (name: 'cancellation' | 'stars' | 'meals' | 'districts' | 'facilities', legend: string) => {
    return { name, legend, entries: facets[name], chosen: filters[name] };
  };
  return (
    <>
      <NameFilter
        value={filters.keyword ?? ''}
        onChange={(keyword) => set({ keyword: keyword || undefined })}
      />
      <PriceFilter
        legend={t('filterPrice', { currency: facets.price.min.currency })}
        bounds={facets.price}
        min={filters.price_min}
        max={filters.price_max}
        onChange={(price_min, price_max) => set({ price_min, price_max })}
      />
      <FacetGroups
        groups={[
          group('cancellation', t('filterCancel')),
          group('stars', t('filterStars')),
          group('meals', t('filterMeals')),
          group('districts', t('filterDistricts')),
          group('facilities', t('filterFacilities')),
        ]}
        onChange={tick}
      />
    </>
  );
}
