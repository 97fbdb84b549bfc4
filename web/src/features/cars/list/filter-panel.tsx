import type { CarFilters } from '@serai/contract/cars';
import { Button } from '@serai/ui/button';
import { CheckGroup } from '@serai/ui/check-group';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PriceFilter } from '../../offers/price-filter.tsx';
import { type CarListSearch, countFilters } from './list-search.ts';
import type { CarsFound } from './load-list.ts';

export interface FilterPanelProps {
  state: CarListSearch;
  found: CarsFound;
  onChange: (filters: CarFilters) => void;
}

/** Every filter with how many cars it would leave. A change takes effect at once. */
export function FilterPanel({ state, found, onChange }: FilterPanelProps) {
  const t = usePhrases('car-list');
  const { filters } = state;
  const { facets } = found;
  const set = (part: Partial<Record<keyof CarFilters, unknown>>) =>
    onChange(compact({ ...filters, ...part }));
  const groups = [
    { name: 'models', legend: t('filterModels') },
    { name: 'seats', legend: t('filterSeats') },
    { name: 'energies', legend: t('filterEnergies') },
    { name: 'drivetrains', legend: t('filterDrivetrains') },
    { name: 'locations', legend: t('filterLocations') },
    { name: 'mileage', legend: t('filterMileage') },
  ] as const;
  return (
    <section aria-label={t('filters')} className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between max-lg:hidden">
        <h2 className="font-strong">{t('filters')}</h2>
        {countFilters(filters) > 0 && (
          <Button kind="quiet" size="compact" onClick={() => onChange({})}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      <PriceFilter
        key={`price ${filters.price_min} ${filters.price_max}`}
        bounds={facets.price}
        min={filters.price_min}
        max={filters.price_max}
        onChange={(price_min, price_max) => set({ price_min, price_max })}
        words={{
          legend: t('filterPrice', { currency: facets.price.min.currency }),
          min: t('filterPriceMin'),
          max: t('filterPriceMax'),
          apply: t('filterApply'),
          reversed: t('filterPriceReversed'),
        }}
      />
      {groups.map(({ name, legend }) => (
        <CheckGroup
          key={name}
          legend={legend}
          entries={facets[name]}
          chosen={(filters[name] ?? []).map(String)}
          onChange={(next) =>
            set({ [name]: next.length === 0 ? undefined : numeric.has(name) ? next.map(Number) : next })
          }
          words={{ more: (count) => t('showMore', { count }), fewer: t('showFewer') }}
        />
      ))}
    </section>
  );
}

const numeric = new Set<string>(['seats', 'locations']);

function compact(filters: object): CarFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
