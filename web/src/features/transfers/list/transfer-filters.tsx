import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FacetGroups } from '../../offers/facet-groups.tsx';
import type { FiltersProps } from '../../offers/list-product.ts';
import type { TransferFilters, TransfersFound } from './transfer-list-address.ts';

/** Filters with the number of classes that each would leave. A change takes effect at once. */
export function TransferFilterPanel(props: FiltersProps<TransferFilters, TransfersFound>) {
  const { filters, found, set, tick } = props;
  const t = usePhrases('transfer-list');
  const { facets } = found;
  return (
    <>
      <Checkbox
        label={t('fitsOne')}
        aside={facets.fits_one}
        checked={filters.fits_one === true}
        disabled={facets.fits_one === 0 && !filters.fits_one}
        onChange={(event) => set({ fits_one: event.target.checked || undefined })}
      />
      <FacetGroups
        groups={[
          {
            name: 'classes' as const,
            legend: t('filterClass'),
            entries: facets.classes,
            chosen: filters.classes,
          },
        ]}
        onChange={tick}
      />
    </>
  );
}
