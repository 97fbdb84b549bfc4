import { Button } from '@serai/ui/button';
import { Sheet } from '@serai/ui/sheet';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { countFilters } from './list-search.ts';

/** The filters over the page; the button beneath says how many cars are left. */
export function FilterSheet(
  props: FilterPanelProps & { open: boolean; onOpenChange: (open: boolean) => void },
) {
  const { open, onOpenChange, ...panel } = props;
  const t = usePhrases('car-list');
  const common = usePhrases('common');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('filters')}
      words={{ close: common('close') }}
      footer={
        <div className="flex gap-2">
          {countFilters(panel.state.filters) > 0 && (
            <Button onClick={() => panel.onChange({})}>{t('clearAll')}</Button>
          )}
          <Button kind="primary" className="flex-1" onClick={() => onOpenChange(false)}>
            {t('showResults', { count: panel.found.total })}
          </Button>
        </div>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
