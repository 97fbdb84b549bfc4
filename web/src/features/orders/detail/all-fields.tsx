import { Icon } from '@serai/ui/icons';
import { type ReactNode, useId } from 'react';
import { createKeptFlag } from '../../../platform/kept-flag.ts';
import { useOrderPhrases } from '../views/service-words.ts';

const openFlag = createKeptFlag('serai-order-fields-open');

/** Fields that are seldom needed: folded until opened, which the browser remembers, and always printed. */
export function AllFields({ children }: { children: ReactNode }) {
  const t = useOrderPhrases('order-detail');
  const isOpen = openFlag.useIsSet();
  const fieldsId = useId();
  return (
    <section aria-label={t('allFields')} className="grid min-w-0 gap-4">
      <h2 className="not-printed text-lead font-strong">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={openFlag.toggle}
          className="flex w-full items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 text-left hover:border-teal md:px-6"
        >
          {t('allFields')}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h2>
      <div id={fieldsId} className={isOpen ? 'grid gap-4' : 'hidden gap-4 print:grid'}>
        {children}
      </div>
    </section>
  );
}
