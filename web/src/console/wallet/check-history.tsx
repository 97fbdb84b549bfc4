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

type Checks = Got<'console/wallet/checks'>;

/** When the ledger was checked last, and the checks that found differences. */
export function CheckHistory() {
  const t = usePhrases('console-wallet');
  const query = useRead('console/wallet/checks', {});
  return (
    <Card title={t('checksTitle')}>
      <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
        {(checks) => (
          <>
            <LastChecks checks={checks} />
            {checks.list.length === 0 ? (
              <p className="mt-2">{t('checksNone')}</p>
            ) : (
              <div className="mt-3">
                <FoundChecks list={checks.list} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function LastChecks({ checks: { last, last_whole, recent } }: { checks: Checks }) {
  const t = usePhrases('console-wallet');
  const { time } = useDates();
  const said = (at: number | null) => (at === null ? t('never') : time(at));
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
      <li>{t('checksLast', { time: said(last) })}</li>
      <li>{t('checksLastWhole', { time: said(last_whole) })}</li>
      <li>{t('checksRecent', { count: recent })}</li>
    </ul>
  );
}

function FoundChecks({ list }: Pick<Checks, 'list'>) {
  const t = usePhrases('console-wallet');
  const { time } = useDates();
  return (
    <DataTable
      caption={t('checksCaption')}
      rows={list}
      rowKey={({ at }) => String(at)}
      columns={[
        { key: 'at', title: t('columnCheckedAt'), card: 'head', render: ({ at }) => time(at) },
        {
          key: 'kind',
          title: t('columnCheckKind'),
          render: ({ is_whole }) => t(is_whole ? 'checkWhole' : 'checkNew'),
        },
        {
          key: 'agencies',
          title: t('columnConcerned'),
          render: ({ agencies, suppliers }) => (
            <ul className="flex flex-wrap gap-x-3">
              {agencies.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    className="text-teal underline underline-offset-4 [overflow-wrap:anywhere]"
                    to={consolePaths.consoleMoneyCheck(id)}
                  >
                    {name}
                  </Link>
                </li>
              ))}
              {suppliers.map(({ id, name }) => (
                <li key={`supplier ${id}`}>
                  <Link
                    className="text-teal underline underline-offset-4 [overflow-wrap:anywhere]"
                    to={consolePaths.consoleSupplier(id)}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        },
        {
          key: 'findings',
          title: t('columnDifferences'),
          align: 'end',
          render: ({ findings }) => findings,
        },
      ]}
    />
  );
}
