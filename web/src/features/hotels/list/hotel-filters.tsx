import type { HotelFilters } from '@serai/contract/hotels/hotels';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FacetGroups } from '../../offers/facet-groups.tsx';
import { facetChips, priceChip } from '../../offers/filter-chip.ts';
import type { FiltersProps } from '../../offers/list-product.ts';
import { PriceFilter } from '../../offers/price-filter.tsx';
import type { HotelsFound } from './hotel-list-address.ts';
import { NameFilter } from './name-filter.tsx';

/** Filters with the number of hotels that each would leave. A change takes effect at once. */
export function HotelFilterPanel({ filters, found, set, tick }: FiltersProps<HotelFilters, HotelsFound>) {
  const t = usePhrases('hotel-list');
  const { facets } = found;
  return (
    <>
      <div data-filter="keyword" className="scroll-mt-4">
        <NameFilter
          value={filters.keyword ?? ''}
          onChange={(keyword) => set({ keyword: keyword || undefined })}
        />
      </div>
      <div data-filter="price" className="scroll-mt-4">
        <PriceFilter
          legend={t('filterPrice', { currency: facets.price.min.currency })}
          bounds={facets.price}
          min={filters.price_min}
          max={filters.price_max}
          onChange={(price_min, price_max) => set({ price_min, price_max })}
        />
      </div>
      <FacetGroups groups={groupsOf(filters, found, t)} onChange={tick} />
    </>
  );
}

/** The filters of a phone as chips: those that agents ask for first. */
export function useHotelChips({
  filters,
  found,
}: Pick<FiltersProps<HotelFilters, HotelsFound>, 'filters' | 'found'>) {
  const t = usePhrases('hotel-list');
  const [cancellation, stars, meals, ...others] = facetChips(groupsOf(filters, found, t));
  const chips = [
    cancellation,
    priceChip(t('chipPrice'), filters),
    stars,
    meals,
    ...others,
    { name: 'keyword', label: t('filterName'), chosen: filters.keyword ?? '', clears: ['keyword'] },
  ];
  return chips.filter((chip) => chip !== undefined);
}

function groupsOf(
  filters: HotelFilters,
  { facets }: HotelsFound,
  t: ReturnType<typeof usePhrases<'hotel-list'>>,
) {
  const group = (name: 'cancellation' | 'stars' | 'meals' | 'districts' | 'facilities', legend: string) => {
    return { name, legend, entries: facets[name], chosen: filters[name] };
  };
  return [
    group('cancellation', t('filterCancel')),
    group('stars', t('filterStars')),
    group('meals', t('filterMeals')),
    group('districts', t('filterDistricts')),
    group('facilities', t('filterFacilities')),
  ];
}
