import { Button } from '@serai/ui/button';
import { Sheet } from '@serai/ui/sheet';
import { useEffect, useRef } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { FilterSheetProps } from './filter-sheet-props.ts';

/** Filters in a sheet; its button shows the number of remaining offers. */
export function FilterSheet(
  props: FilterSheetProps & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** Group to which an opened sheet scrolls; empty for its top. */
    at: string;
  },
) {
  const { phrases, active, total, onClear, children, open, onOpenChange, at } = props;
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || at === '') return;
    // The sheet is in the page after the next frame.
    const frame = requestAnimationFrame(() => {
      groups.current?.querySelector(`[data-filter="${at}"]`)?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [open, at]);
  const t = usePhrases(phrases);
  const list = usePhrases('offer-list');
  const common = usePhrases('common');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={list('filters')}
      words={{ close: common('close') }}
      footer={
        <div className="flex gap-2">
          {active > 0 && <Button onClick={onClear}>{list('clearAll')}</Button>}
          <Button kind="primary" className="flex-1" onClick={() => onOpenChange(false)}>
            {t('showResults', { count: total })}
          </Button>
        </div>
      }
    >
      <div ref={groups}>{children}</div>
    </Sheet>
  );
}
