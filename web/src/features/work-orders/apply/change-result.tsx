import { Icon } from '@serai/ui/icons';
import { Skeleton } from '@serai/ui/skeleton';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { ChangeEffects } from '../views/change-effects.tsx';
import type { ChangePreview } from './use-change-preview.ts';

/** Effects and price of the change, and who decides it. */
export function ChangeResult({ preview: { query, current } }: { preview: ChangePreview }) {
  const t = usePhrases('work-order-apply');
  return (
    <section aria-label={t('preview')} aria-live="polite" className={current ? undefined : 'opacity-60'}>
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {({ preview }) =>
          preview.refused ? (
            <p className="rounded-control bg-lacquer-soft px-4 py-3">
              <span className="block font-strong text-lacquer">
                {t('previewRefused', { reason: preview.refused.message })}
              </span>
              {t('previewRefusedHelp')}
            </p>
          ) : (
            <div className="grid gap-4">
              <ChangeEffects preview={preview} />
              <p className="flex items-start gap-2 font-strong">
                <Icon
                  name={preview.who === 'itself' ? 'check' : 'clock'}
                  size={18}
                  className={
                    preview.who === 'itself' ? 'mt-1 shrink-0 text-jade' : 'mt-1 shrink-0 text-amber'
                  }
                />
                {t(`who_${preview.who}`)}
              </p>
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
