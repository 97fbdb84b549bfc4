import { classNames } from '@serai/ui/class-names';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { MovementTable } from '../wallet/movement-table.tsx';
import { usePointNumber } from './use-point-number.ts';
import type { PointLog } from './use-points.ts';

/** Movements of the user's points, each with a link to its order. */
export function PointTable({ rows, stale }: { rows: PointLog['list']; stale: boolean }) {
  const t = usePhrases('points');
  const number = usePointNumber();
  return (
    <MovementTable
      words={{
        caption: t('caption'),
        event: t('columnEvent'),
        order: t('columnOrder'),
        time: t('columnTime'),
      }}
      rows={rows}
      stale={stale}
      at={(row) => row.create_time}
      event={(row) => t(words[row.event] ?? 'eventOther')}
      columns={[
        {
          key: 'score',
          title: t('columnScore'),
          align: 'end',
          render: (row) => (
            <span className={classNames('font-strong', row.score > 0 && 'text-jade')}>
              {number(row.score, { signed: true })}
            </span>
          ),
        },
        { key: 'after', title: t('columnAfter'), align: 'end', render: (row) => number(row.after) },
      ]}
    />
  );
}

const words: Record<string, PhraseKey<'points'> | undefined> = {
  order_completed: 'eventOrderCompleted',
  order_corrected: 'eventOrderCorrected',
};
