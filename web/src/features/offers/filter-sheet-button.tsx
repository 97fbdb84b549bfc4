import { Button } from '@serai/ui/button';
import { useLateModule } from '@serai/ui/use-late-module';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { FilterSheetProps } from './filter-sheet-props.ts';

/** Button that opens the filters on a phone. */
export function FilterSheetButton(props: FilterSheetProps) {
  const { active } = props;
  const list = usePhrases('offer-list');
  const [open, setOpen] = useState(false);
  const { module, load } = useLateModule(importSheet);
  return (
    <>
      <Button
        icon="filter"
        size="compact"
        aria-haspopup="dialog"
        className="lg:hidden beside:inline-flex"
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        {active > 0 ? list('filtersActive', { count: active }) : list('filters')}
      </Button>
      {module && <module.FilterSheet {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}

const importSheet = () => import('./filter-sheet.tsx');
