import type { CarFilters } from '@serai/contract/cars/cars';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FacetGroups } from '../../offers/facet-groups.tsx';
import { facetChips, priceChip } from '../../offers/filter-chip.ts';
import type { FiltersProps } from '../../offers/list-product.ts';
import { PriceFilter } from '../../offers/price-filter.tsx';
import type { CarsFound } from './car-list-address.ts';

/** Filters with the number of cars that each would leave. A change takes effect at once. */
export function CarFilterPanel({ filters, found, set, tick }: FiltersProps<CarFilters, CarsFound>) {
  const t = usePhrases('car-list');
  const { facets } = found;
  return (
    <>
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

/** The filters of a phone as chips. */
export function useCarChips({
  filters,
  found,
}: Pick<FiltersProps<CarFilters, CarsFound>, 'filters' | 'found'>) {
  const t = usePhrases('car-list');
  return [priceChip(t('chipPrice'), filters), ...facetChips(groupsOf(filters, found, t))];
}

function groupsOf(filters: CarFilters, { facets }: CarsFound, t: ReturnType<typeof usePhrases<'car-list'>>) {
  const group = (name: Exclude<keyof CarFilters, 'price_min' | 'price_max'>, legend: string) => {
    return { name, legend, entries: facets[name], chosen: filters[name] };
  };
  return [
    group('models', t('filterModels')),
    group('seats', t('filterSeats')),
    group('energies', t('filterEnergies')),
    group('drivetrains', t('filterDrivetrains')),
    group('locations', t('filterLocations')),
    group('mileage', t('filterMileage')),
  ];
}
