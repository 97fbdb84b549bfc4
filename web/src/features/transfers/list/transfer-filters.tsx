import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FacetGroups } from '../../offers/facet-groups.tsx';
import { type FilterChip, facetChips } from '../../offers/filter-chip.ts';
import type { FiltersProps } from '../../offers/list-product.ts';
import type { TransferFilters, TransfersFound } from './transfer-list-address.ts';

/** Filters with the number of classes that each would leave. A change takes effect at once. */
export function TransferFilterPanel(props: FiltersProps<TransferFilters, TransfersFound>) {
  const { filters, found, set, tick } = props;
  const t = usePhrases('transfer-list');
  const { facets } = found;
  return (
    <>
      <div data-filter="fits_one">
        <Checkbox
          label={t('fitsOne')}
          aside={facets.fits_one}
          checked={filters.fits_one === true}
          disabled={facets.fits_one === 0 && !filters.fits_one}
          onChange={(event) => set({ fits_one: event.target.checked || undefined })}
        />
      </div>
      <FacetGroups groups={groupsOf(filters, found, t)} onChange={tick} />
    </>
  );
}

/** The filters of a phone as chips. */
export function useTransferChips({
  filters,
  found,
}: Pick<FiltersProps<TransferFilters, TransfersFound>, 'filters' | 'found'>): FilterChip[] {
  const t = usePhrases('transfer-list');
  const label = t('fitsOne');
  return [
    ...facetChips(groupsOf(filters, found, t)),
    { name: 'fits_one', label, chosen: filters.fits_one ? label : '', clears: ['fits_one'] },
  ];
}

function groupsOf(
  filters: TransferFilters,
  { facets }: TransfersFound,
  t: ReturnType<typeof usePhrases<'transfer-list'>>,
) {
  const legend = t('filterClass');
  return [{ name: 'classes' as const, legend, entries: facets.classes, chosen: filters.classes }];
}
