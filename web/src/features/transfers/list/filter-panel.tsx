import { Button } from '@serai/ui/button';
import { CheckGroup } from '@serai/ui/check-group';
import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { countTransferFilters, noFilters, type TransferFilters } from './list-search.ts';
import type { TransfersFound } from './load-list.ts';

/** Every filter with how many classes it would leave. A change takes effect at once. */
export function FilterPanel(props: {
  filters: TransferFilters;
  found: TransfersFound;
  onChange: (filters: TransferFilters) => void;
}) {
  const { filters, found, onChange } = props;
  const t = usePhrases('transfer-list');
  return (
    <section aria-label={t('filters')} className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between">
        <h2 className="font-strong">{t('filters')}</h2>
        {countTransferFilters(filters) > 0 && (
          <Button kind="quiet" size="compact" onClick={() => onChange(noFilters)}>
            {t('clearFilters')}
          </Button>
        )}
      </div>
      <Checkbox
        label={t('fitsOne')}
        aside={found.facets.fits_one}
        checked={filters.fits_one}
        disabled={found.facets.fits_one === 0 && !filters.fits_one}
        onChange={(event) => onChange({ ...filters, fits_one: event.target.checked })}
      />
      <CheckGroup
        legend={t('filterClass')}
        entries={found.facets.classes}
        chosen={filters.classes}
        onChange={(classes) => onChange({ ...filters, classes })}
        words={{ more: (count) => t('showMore', { count }), fewer: t('showFewer') }}
      />
    </section>
  );
}
