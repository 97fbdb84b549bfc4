import type { HotelFilters } from '@serai/contract/hotels';
import { Button } from '@serai/ui/button';
import { CheckGroup } from '@serai/ui/check-group';
import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
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
export function FilterPanel({ state, found, onChange }: FilterPanelProps) {
  const t = usePhrases('hotel-list');
  const { filters } = state;
  const active = countFilters(filters);
  const set = (part: Partial<Record<keyof HotelFilters, unknown>>) =>
    onChange(compact({ ...filters, ...part }));
  const groups = [
    { name: 'stars', legend: t('filterStars'), entries: found.facets.stars },
    { name: 'meals', legend: t('filterMeals'), entries: found.facets.meals },
    { name: 'districts', legend: t('filterDistricts'), entries: found.facets.districts },
    { name: 'facilities', legend: t('filterFacilities'), entries: found.facets.facilities },
  ] as const;
  return (
    <section aria-label={t('filters')} className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between max-lg:hidden">
        <h2 className="font-strong">{t('filters')}</h2>
        {active > 0 && (
          <Button kind="quiet" size="compact" onClick={() => onChange({})}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      <NameFilter
        key={`name ${filters.keyword ?? ''}`}
        value={filters.keyword ?? ''}
        onChange={(keyword) => set({ keyword: keyword || undefined })}
      />
      <PriceFilter
        key={`price ${filters.price_min} ${filters.price_max}`}
        bounds={found.facets.price}
        min={filters.price_min}
        max={filters.price_max}
        onChange={(price_min, price_max) => set({ price_min, price_max })}
        words={{
          legend: t('filterPrice', { currency: found.facets.price.min.currency }),
          min: t('filterPriceMin'),
          max: t('filterPriceMax'),
          apply: t('filterApply'),
          reversed: t('filterPriceReversed'),
        }}
      />
      <fieldset>
        <legend className="mb-1 text-caption font-strong">{t('filterCancel')}</legend>
        <Checkbox
          label={t('filterRefundable')}
          aside={found.facets.refundable}
          checked={filters.refundable === true}
          onChange={(event) => set({ refundable: event.target.checked || undefined })}
        />
      </fieldset>
      {groups.map(({ name, legend, entries }) => {
        const chosen = (filters[name] ?? []).map(String);
        return (
          <CheckGroup
            key={name}
            legend={legend}
            entries={entries}
            chosen={chosen}
            onChange={(next) =>
              set({ [name]: next.length === 0 ? undefined : numeric.has(name) ? next.map(Number) : next })
            }
            words={{ more: (count) => t('showMore', { count }), fewer: t('showFewer') }}
          />
        );
      })}
    </section>
  );
}

const numeric = new Set<string>(['stars', 'districts']);

function compact(filters: object): HotelFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
