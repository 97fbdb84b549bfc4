import type { CarFilters } from '@serai/contract/cars';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FacetGroups } from '../../offers/facet-groups.tsx';
import { FilterFrame } from '../../offers/filter-frame.tsx';
import { setFilters } from '../../offers/list-address.ts';
import { PriceFilter } from '../../offers/price-filter.tsx';
import { type CarListSearch, countFilters, type listFilters } from './list-search.ts';
import type { CarsFound } from './load-list.ts';

export interface FilterPanelProps {
  state: CarListSearch;
  found: CarsFound;
  onChange: (filters: CarFilters) => void;
}

/** Every filter with how many cars it would leave. A change takes effect at once. */
export function FilterPanel({ state: { filters }, found: { facets }, onChange }: FilterPanelProps) {
  const t = usePhrases('car-list');
  const set = (part: Partial<Record<keyof CarFilters, unknown>>) =>
    onChange(setFilters<CarFilters>({ ...filters, ...part }));
  const group = (name: (typeof listFilters)[number], legend: string) => ({
    ...{ name, legend, entries: facets[name], chosen: filters[name] },
  });
  return (
    <FilterFrame active={countFilters(filters)} onClear={() => onChange({})}>
      <PriceFilter
        legend={t('filterPrice', { currency: facets.price.min.currency })}
        bounds={facets.price}
        min={filters.price_min}
        max={filters.price_max}
        onChange={(price_min, price_max) => set({ price_min, price_max })}
      />
      <FacetGroups
        groups={[
          group('models', t('filterModels')),
          group('seats', t('filterSeats')),
          group('energies', t('filterEnergies')),
          group('drivetrains', t('filterDrivetrains')),
          group('locations', t('filterLocations')),
          group('mileage', t('filterMileage')),
        ]}
        onChange={(name, next) =>
          set({ [name]: next.length === 0 ? undefined : numeric.has(name) ? next.map(Number) : next })
        }
      />
    </FilterFrame>
  );
}

const numeric = new Set<string>(['seats', 'locations']);
