import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';
import { usePhrases } from '../../i18n/phrases.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** Buttons of the actions on the selected rows; mounted without a selection, too, for the dialogs of a result. */
  children: ReactNode;
}

/** At the foot of the window: the number of selected rows, and the actions on them. Escape presses its first button. */
export function SelectionBar<Row>({ selection, children }: SelectionBarProps<Row>) {
  const t = usePhrases('list-selection');
  const { count, isFull, clear } = selection;
  const text = count === 0 ? '' : t(isFull ? 'selectedMost' : 'selected', { count });
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <section
        aria-label={t('actions')}
        className={classNames(
          'not-printed sticky bottom-14 z-[1650] -mx-4 mt-4 flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 md:mx-0 md:rounded-card md:border md:shadow-floating lg:bottom-2',
          count === 0 ? 'hidden' : 'flex',
        )}
      >
        <span aria-hidden="true" className="font-strong">
          {text}
        </span>
        {count > 0 && (
          <Button kind="quiet" size="compact" data-clear-selection className="mr-auto" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        {children}
      </section>
    </>
  );
}
