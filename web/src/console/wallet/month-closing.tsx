import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { DataTable } from '@serai/ui/data-table';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';

type Months = Got<'console/wallet/months'>;

/** The months of the books that are closed, and the next one to close. */
export function MonthClosing() {
  const t = usePhrases('console-wallet');
  const query = useRead('console/wallet/months', {});
  return (
    <Card title={t('monthsTitle')}>
      <p className="mb-4 max-w-prose text-muted">{t('monthsText')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {(months) => (
          <div className="grid gap-4">
            <NextMonth months={months} />
            {months.list.length > 0 && <ClosedMonths list={months.list} />}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function NextMonth({ months: { next, is_over } }: { months: Months }) {
  const t = usePhrases('console-wallet');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p>{t(is_over ? 'monthNext' : 'monthNotOver', { month: next })}</p>
      <Link to={consolePaths.consoleClosing()} className={buttonClass({})}>
        {t('monthChecklist')}
      </Link>
    </div>
  );
}

function ClosedMonths({ list }: { list: Months['list'] }) {
  const t = usePhrases('console-wallet');
  const { time } = useDates();
  return (
    <DataTable
      caption={t('monthsCaption')}
      rows={list}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', title: t('columnMonth'), card: 'head', render: ({ month }) => month },
        { key: 'at', title: t('columnClosedAt'), render: ({ closed_at }) => time(closed_at) },
        { key: 'by', title: t('columnClosedBy'), render: ({ closed_by }) => closed_by },
      ]}
    />
  );
}
