import type { ClosingItem } from '@serai/contract/closing/words';
import { Card } from '@serai/ui/card';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

type MonthEvent = Got<'console/closing/checklist'>['history'][number];

/** Closings and reopenings of a month with their people and reasons, newest first. */
export function MonthHistory({ history }: { history: readonly MonthEvent[] }) {
  const t = usePhrases('console-closing');
  const { time } = useDates();
  if (history.length === 0) return null;
  return (
    <Card title={t('history')}>
      <ol className="grid gap-3">
        {history.map(({ event, by, approved_by, at, reason, items }) => (
          <li key={`${event}-${at}`} className="border-b border-line pb-3 last:border-0 last:pb-0">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-strong">{t(`event_${event}`)}</span>
              <span>{time(at)}</span>
              <span>{by}</span>
              {approved_by !== null && <span>{t('approvedBy', { name: approved_by })}</span>}
            </p>
            {reason !== '' && <p className="mt-1 [overflow-wrap:anywhere]">{reason}</p>}
            {items.length > 0 && (
              <ul className="mt-1 text-muted">
                {items.map((one) => (
                  <li key={one.item} className="[overflow-wrap:anywhere]">
                    {t('leftOpen', {
                      item: t(`item_${one.item as ClosingItem}`),
                      count: one.count,
                      reason: one.reason,
                    })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
