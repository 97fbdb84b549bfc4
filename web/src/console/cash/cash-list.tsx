import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { CashRow } from './cash-reads.ts';
import { CashState } from './cash-state.tsx';
import { VoidCash } from './void-cash.tsx';

/** The records of a ride or an order. */
export function CashList({ rows }: { rows: readonly CashRow[] }) {
  const t = usePhrases('console-cash');
  const money = useMoney();
  const { placeTime } = useDates();
  return (
    <ul className="grid gap-3" aria-label={t('title')}>
      {rows.map((cash) => (
        <li key={cash.id} className="grid gap-1 border-b border-line pb-3 last:border-0 last:pb-0">
          <div className="flex items-baseline justify-between gap-3">
            <span className={cash.state === 'voided' ? 'text-muted line-through' : 'font-strong'}>
              {money.text(cash.sum)}
            </span>
            <VoidCash cash={cash} />
          </div>
          <p className="text-caption [overflow-wrap:anywhere]">
            {[t(`purpose_${cash.purpose}`), cash.driver.name, cash.note].filter(Boolean).join(' · ')}
          </p>
          <p className="text-caption text-muted">{placeTime(cash.taken_at.utc, cash.taken_at.tz)}</p>
          <CashState cash={cash} />
        </li>
      ))}
    </ul>
  );
}
