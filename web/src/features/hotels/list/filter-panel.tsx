import type { HotelFilters } from '@serai/contract/hotels';
import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FacetGroups } from '../../offers/facet-groups.tsx';
import { FilterFrame } from '../../offers/filter-frame.tsx';
import { setFilters } from '../../offers/list-address.ts';
import { PriceFilter } from '../../offers/price-filter.tsx';
import { countFilters, type ListSearch } from './list-search.ts';
import type { HotelsFound } from './load-list.ts';
import { NameFilter } from './name-filter.tsx';

export interface FilterPanelProps {
  state: ListSearch;
  found: HotelsFound;
  onChange: (filters: HotelFilters) => void;
}

/** Every filter with how many hotels it would leave. A change takes effect at once. */
export function FilterPanel({ state, found: { facets }, onChange }: FilterPanelProps) {
  const t = usePhrases('hotel-list');
  const { filters } = state;
  const set = (part: Partial<Record<keyof HotelFilters, unknown>>) =>
    onChange(setFilters<HotelFilters>({ ...filters, ...part }));
  const group = (name: 'stars' | 'meals' | 'districts' | 'facilities', legend: string) => ({
    ...{ name, legend, entries: facets[name], chosen: filters[name] },
  });
  return (
    <FilterFrame active={countFilters(filters)} onClear={() => onChange({})}>
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
      <fieldset>
        <legend className="mb-1 text-caption font-strong">{t('filterCancel')}</legend>
        <Checkbox
          label={t('filterRefundable')}
          aside={facets.refundable}
          checked={filters.refundable === true}
          onChange={(event) => set({ refundable: event.target.checked || undefined })}
        />
      </fieldset>
      <FacetGroups
        groups={[
          group('stars', t('filterStars')),
          group('meals', t('filterMeals')),
          group('districts', t('filterDistricts')),
          group('facilities', t('filterFacilities')),
        ]}
        onChange={(name, next) =>
          set({ [name]: next.length === 0 ? undefined : numeric.has(name) ? next.map(Number) : next })
        }
      />
    </FilterFrame>
  );
}

const numeric = new Set<string>(['stars', 'districts']);
