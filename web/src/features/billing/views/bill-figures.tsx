import { agedBuckets } from '@serai/contract/billing/statuses';
import { classNames } from '@serai/ui/class-names';
import type { Got } from '../../../platform/api/calls.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ExposureParts } from '../../wallet/views/exposure-parts.tsx';

/** Exposure by component, and billed amounts by ageing bucket. */
export function BillFigures({ reply }: { reply: Pick<Got<'bill/list'>, 'aged' | 'exposure'> }) {
  const t = usePhrases('bills');
  const money = useMoney();
  const { aged, exposure } = reply;
  return (
    <div className="grid grid-cols-1 gap-y-4">
      <ExposureParts exposure={exposure} />
      <section aria-label={t('aged')} className="border-t border-line pt-4">
        <h2 className="text-caption text-muted">{t('aged')}</h2>
        <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5">
          {agedBuckets.map((bucket) => (
            <div key={bucket} className="max-sm:flex max-sm:justify-between">
              <dt className="text-caption text-muted">{t(`aged_${bucket}`)}</dt>
              <dd
                className={classNames(
                  'figures whitespace-nowrap',
                  bucket !== 'current' && aged[bucket].amount > 0 && 'text-lacquer',
                )}
              >
                {money.parts(aged[bucket]).amount}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
