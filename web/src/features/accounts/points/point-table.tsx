import { classNames } from '@serai/ui/class-names';
import { DataTable } from '@serai/ui/data-table';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NumberLink } from '../../../platform/page/number-link.tsx';
import { usePointNumber } from './use-point-number.ts';
import type { PointLog } from './use-points.ts';

/** The movements of one's points; each leads to the order it was earned by. */
export function PointTable({ rows, stale }: { rows: PointLog['list']; stale: boolean }) {
  const t = usePhrases('points');
  const { time } = useDates();
  const number = usePointNumber();
  return (
    <DataTable
      caption={t('caption')}
      rows={rows}
      stale={stale}
      rowKey={(row) => String(row.id)}
      columns={[
        {
          key: 'event',
          title: t('columnEvent'),
          card: 'head',
          render: (row) => t(row.event === 'order_completed' ? 'eventOrderCompleted' : 'eventOther'),
        },
        {
          key: 'order',
          title: t('columnOrder'),
          render: (row) => (
            <NumberLink
              to={paths.orderOf(row.order_product, row.order_id)}
              number={row.order_sn}
              title={row.order_title}
            />
          ),
        },
        {
          key: 'at',
          title: t('columnTime'),
          render: (row) => <span className="whitespace-nowrap">{time(row.create_time).slice(0, 16)}</span>,
        },
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
        {
          key: 'after',
          title: t('columnAfter'),
          align: 'end',
          render: (row) => number(row.after),
        },
      ]}
    />
  );
}
