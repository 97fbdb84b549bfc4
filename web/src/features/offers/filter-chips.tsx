import { Icon } from '@serai/ui/icons';
import { ScrollStrip } from '@serai/ui/scroll-strip';
import { useLateModule } from '@serai/ui/use-late-module';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { activeFirst, type FilterChip } from './filter-chip.ts';
import type { FilterSheetProps } from './filter-sheet-props.ts';

interface FilterChipsProps extends FilterSheetProps {
  chips: readonly FilterChip[];
  /** Removes these filters. */
  onClearChip: (names: readonly string[]) => void;
  /** Before the filters, e.g. the order of the rows. */
  before?: ReactNode;
}

/** The filters of a phone in one line: all of them, then a chip per group. Each opens the sheet at its group. */
export function FilterChips({ chips, onClearChip, before, ...sheet }: FilterChipsProps) {
  const { active, onClear } = sheet;
  const t = usePhrases('offer-list');
  // The group at which the sheet opens; empty for its top.
  const [group, setGroup] = useState('');
  const [open, setOpen] = useState(false);
  const { module, load } = useLateModule(importSheet);
  const opener = (name: string) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    onFocus: load,
    onClick: () => {
      load();
      setGroup(name);
      setOpen(true);
    },
  });
  return (
    <>
      <ScrollStrip>
        <ul aria-label={t('filters')} className="flex w-max gap-2 px-1 py-0.5">
          {before && <li>{before}</li>}
          <li>
            <button {...opener('')} className={`${chipClass} border-line-strong px-3`}>
              <Icon name="filter" size={16} className="text-teal" />
              {active > 0 ? t('filtersActive', { count: active }) : t('filters')}
            </button>
          </li>
          {activeFirst(chips).map((chip) =>
            chip.chosen === '' ? (
              <li key={chip.name}>
                <button {...opener(chip.name)} className={`${chipClass} border-line pr-2 pl-3`}>
                  {chip.label}
                  <Icon name="chevron-down" size={14} className="text-muted" />
                </button>
              </li>
            ) : (
              <li key={chip.name} className={`${chipClass} border-teal bg-teal-soft`}>
                <button {...opener(chip.name)} className="h-full rounded-full pl-3 font-strong text-teal">
                  {chip.chosen !== chip.label && <span className="sr-only">{chip.label} </span>}
                  <span className="block max-w-40 truncate">{chip.chosen}</span>
                </button>
                <button
                  type="button"
                  aria-label={t('clearOne', { filter: chip.label })}
                  onClick={() => onClearChip(chip.clears)}
                  className="flex h-full w-9 items-center justify-center rounded-full text-teal"
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            ),
          )}
          {active > 0 && (
            <li>
              <button
                type="button"
                onClick={onClear}
                className="h-9 rounded-full px-2 text-caption whitespace-nowrap text-teal underline underline-offset-4"
              >
                {t('clearAll')}
              </button>
            </li>
          )}
        </ul>
      </ScrollStrip>
      {module && <module.FilterSheet {...sheet} at={group} open={open} onOpenChange={setOpen} />}
    </>
  );
}

const chipClass =
  'inline-flex h-9 items-center gap-1 rounded-full border bg-surface text-caption whitespace-nowrap text-text';

const importSheet = () => import('./filter-sheet.tsx');
