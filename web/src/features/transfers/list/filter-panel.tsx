import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FacetGroups } from '../../offers/facet-groups.tsx';
import { FilterFrame } from '../../offers/filter-frame.tsx';
import { countTransferFilters, noFilters, type TransferFilters } from './list-search.ts';
import type { TransfersFound } from './load-list.ts';

export interface FilterPanelProps {
  filters: TransferFilters;
  found: TransfersFound;
  onChange: (filters: TransferFilters) => void;
}

/** Every filter with how many classes it would leave. A change takes effect at once. */
export function FilterPanel({ filters, found: { facets }, onChange }: FilterPanelProps) {
  const t = usePhrases('transfer-list');
  return (
    <FilterFrame active={countTransferFilters(filters)} onClear={() => onChange(noFilters)}>
      <Checkbox
        label={t('fitsOne')}
        aside={facets.fits_one}
        checked={filters.fits_one}
        disabled={facets.fits_one === 0 && !filters.fits_one}
        onChange={(event) => onChange({ ...filters, fits_one: event.target.checked })}
      />
      <FacetGroups
        groups={[
          {
            name: 'classes',
            legend: t('filterClass'),
            entries: facets.classes,
            chosen: filters.classes,
          },
        ]}
        onChange={(_classes, classes) => onChange({ ...filters, classes })}
      />
    </FilterFrame>
  );
}
