import type { Got } from '../../platform/api/calls.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** What the agencies of each stage owe, by currency; stages without agencies are left out. */
export function StageSums({ stages }: { stages: Got<'console/bill/dunning'>['stages'] }) {
  const t = usePhrases('console-account');
  const money = useMoney();
  const shown = stages.filter(({ agencies }) => agencies > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('stageSums')} className="mt-4 rounded-card border border-line bg-surface p-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3 xl:flex xl:flex-wrap">
        {shown.map(({ stage, open }) => (
          <div key={stage} className="max-sm:flex max-sm:justify-between max-sm:gap-4">
            <dt className="text-caption text-muted">{t(`stage_${stage}`)}</dt>
            {open.map((sum) => (
              <dd key={sum.currency} className="figures whitespace-nowrap">
                {money.text(sum)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
