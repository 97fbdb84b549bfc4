import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { readersDay } from '../../platform/form/date-input.tsx';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { signedParts, useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { SearchOf } from '../../platform/list/list-address.ts';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { statementAddress } from './supplier-address.ts';

type Reply = Got<'console/payable/statement'>;

interface StatementProps {
  supplierId: number;
  list: ListSearch<SearchOf<typeof statementAddress>>;
}

/** Statement of a supplier: opening sum, rows, closing sum; the current month at first. */
export function Statement({ supplierId, list }: StatementProps) {
  const t = usePhrases('console-suppliers');
  const today = readersDay();
  const from = list.search.from ?? `${today.slice(0, 8)}01`;
  const to = list.search.to ?? today;
  const query = useRead(
    'console/payable/statement',
    { supplier_id: supplierId, from, to },
    { keepsLast: true },
  );
  return (
    <>
      <DatePeriod
        name={t('period')}
        lean="past"
        offers={['this_month', 'last_month']}
        value={{ from, to }}
        onChange={(period) => list.change(period)}
      />
      <div className="mt-4">
        <Loaded keepsLast query={query} skeleton={<Skeleton className="h-64" />}>
          {(reply) => <Rows reply={reply} />}
        </Loaded>
      </div>
    </>
  );
}

function Rows({ reply: { opening, rows, closing, more } }: { reply: Reply }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const { time } = useDates();
  return (
    <>
      <p className="flex justify-between gap-4 border-b border-line py-2">
        <span>{t('opening')}</span>
        <Price {...money.parts(opening)} />
      </p>
      {rows.length === 0 ? (
        <p className="py-6 text-center text-muted">{t('noMovements')}</p>
      ) : (
        <DataTable
          caption={t('tab_statement')}
          rows={rows.map((row, at) => ({ ...row, at_: at }))}
          rowKey={({ at_ }) => String(at_)}
          columns={[
            {
              key: 'event',
              title: t('columnEvent'),
              card: 'head',
              render: ({ event, order, memo }) => (
                <div className="min-w-0 [overflow-wrap:anywhere]">
                  {event}
                  <span className="block text-caption font-normal text-muted">
                    {order && (
                      <Link to={consolePaths.consoleOrder(order.id)} className="text-teal hover:underline">
                        {order.sn}
                      </Link>
                    )}
                    {order && memo && ' · '}
                    {memo}
                  </span>
                </div>
              ),
            },
            { key: 'at', title: t('columnTime'), render: ({ at }) => time(at) },
            {
              key: 'amount',
              title: t('columnAmount'),
              align: 'end',
              render: ({ amount }) => <Price {...signedParts(amount, money.parts)} />,
            },
            {
              key: 'balance',
              title: t('columnBalance'),
              align: 'end',
              render: ({ balance }) => <Price {...money.parts(balance)} />,
            },
          ]}
        />
      )}
      {more && <p className="py-2 text-amber">{t('moreRows')}</p>}
      <p className="flex justify-between gap-4 border-t border-line-strong py-2 font-strong">
        <span>{t('closing')}</span>
        <Price {...money.parts(closing)} size="lead" />
      </p>
    </>
  );
}
