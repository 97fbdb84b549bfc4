import { Button } from '@serai/ui/button';
import { useLateModule } from '@serai/ui/use-late-module';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import { countFilters } from './list-search.ts';

/** On a phone the filters wait behind this button. */
export function FilterSheetButton(props: FilterPanelProps) {
  const t = usePhrases('car-list');
  const [open, setOpen] = useState(false);
  const { module, load } = useLateModule(importSheet);
  const count = countFilters(props.state.filters);
  return (
    <>
      <Button
        icon="filter"
        size="compact"
        aria-haspopup="dialog"
        className="lg:hidden"
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        {count > 0 ? t('filtersActive', { count }) : t('filters')}
      </Button>
      {module && <module.FilterSheet {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}

const importSheet = () => import('./filter-sheet.tsx');
