import { Price } from '@serai/ui/price';
import type { Got } from '../../platform/api/calls.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Sums of all orders that match. */
export function MarginTotals({ totals }: { totals: Got<'console/margin/list'>['totals'] }) {
  const t = usePhrases('console-margins');
  const money = useMoney();
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 rounded-card border border-line bg-surface px-4 py-3">
      {(['sale', 'cost', 'margin'] as const).map((part) => (
        <div key={part} className="min-w-28">
          <dt className="text-caption text-muted">{t(part)}</dt>
          <dd>
            <Price {...money.parts(totals[part])} size={part === 'margin' ? 'lead' : 'body'} />
          </dd>
        </div>
      ))}
      <div className="min-w-28">
        <dt className="text-caption text-muted">{t('percent')}</dt>
        <dd className="figures text-lead font-strong">{percentText(totals.permille)}</dd>
      </div>
    </dl>
  );
}

/** `34.3 %` for 343 thousandths; a dash without a sale. */
export function percentText(permille: number | null): string {
  if (permille === null) return '—';
  const tenths = Math.abs(permille);
  return `${permille < 0 ? '−' : ''}${Math.floor(tenths / 10)}.${tenths % 10}%`;
}
