import { Button } from '@serai/ui/button';
import type { ReactNode } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface FilterFrameProps {
  /** Number of active filters. */
  active: number;
  onClear: () => void;
  children: ReactNode;
}

/** Frame around the filters of a list: title and, while one is active, a button to clear all. */
export function FilterFrame({ active, onClear, children }: FilterFrameProps) {
  const t = usePhrases('offer-list');
  return (
    <section aria-label={t('filters')} className="grid gap-4">
      <div className="flex min-h-8 items-center justify-between max-lg:hidden">
        <h2 className="font-strong">{t('filters')}</h2>
        {active > 0 && (
          <Button kind="quiet" size="compact" onClick={onClear}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
