import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Price } from '@serai/ui/price';
import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { RowsSkeleton } from '../../platform/list/rows-skeleton.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { NumberLink } from '../../platform/page/number-link.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { type StatementSearch, writeStatementSearch } from './statement-search.ts';

type Reply = Got<'account/openItems'>;

/** Open debts, charge by charge, oldest first, with their age. */
export function OpenItems({ search }: { search: StatementSearch }) {
  const t = usePhrases('balance');
  const query = useList('account/openItems', {}, search);
  return (
    <Loaded keepsLast query={query} skeleton={<RowsSkeleton row="h-10" />}>
      {(reply) => (
        <>
          <Ages reply={reply} />
          <ListRows
            reply={reply}
            place={search}
            href={(place) => paths.balance(writeStatementSearch({ ...search, ...place }))}
            empty={
              <EmptyState title={t('openEmpty')} heading="h3">
                {t('openEmptyHelp')}
              </EmptyState>
            }
            keepsScroll
          >
            <div className="mt-2">
              <OpenTable rows={reply.list} stale={query.isPlaceholderData} />
            </div>
          </ListRows>
        </>
      )}
    </Loaded>
  );
}

const ages = ['to30', 'to60', 'to90', 'over90'] as const;

function Ages({ reply: { aged, open, held, partial } }: { reply: Reply }) {
  const t = usePhrases('balance');
  const money = useMoney();
  const sums = [
    ...ages.map((age) => ({ name: t(`aged_${age}`), sum: aged[age] })),
    { name: t('openSum'), sum: open },
    { name: t('openHeld'), sum: held },
  ];
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {sums.map(({ name, sum }) => (
          <div key={name}>
            <dt className="text-caption text-muted">{name}</dt>
            <dd>
              <Price {...money.parts(sum)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-caption text-muted">{t(partial ? 'openPartial' : 'openHelp')}</p>
    </div>
  );
}

function OpenTable({ rows, stale }: { rows: Reply['list']; stale: boolean }) {
  const t = usePhrases('balance');
  const money = useMoney();
  const { day } = useDates();
  return (
    <DataTable
      caption={t('openCaption')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'kind',
          title: t('columnItem'),
          card: 'head',
          render: ({ kind, billed }) => (
            <div className="md:min-w-24">
              {t(`item_${kind}`)}
              {billed && <div className="text-caption font-normal text-muted">{t('itemBilled')}</div>}
            </div>
          ),
        },
        {
          key: 'order',
          title: t('columnOrder'),
          render: (row) => (
            <NumberLink
              to={paths.orderOf(row.order_product, row.order_id)}
              number={row.order_sn}
              title={[row.order_reference, row.order_title].filter(Boolean).join(' · ')}
            />
          ),
        },
        {
          key: 'service',
          title: t('columnService'),
          render: ({ service_date }) => <span className="whitespace-nowrap">{service_date}</span>,
        },
        {
          key: 'charged',
          title: t('columnCharged'),
          render: ({ charged_at, days }) => (
            <div className="whitespace-nowrap">
              {day(charged_at)}
              <div className="text-caption text-muted">{t('daysAgo', { days })}</div>
            </div>
          ),
        },
        {
          key: 'amount',
          title: t('columnAmount'),
          align: 'end',
          render: ({ amount }) => <Price {...money.parts(amount)} />,
        },
        {
          key: 'open',
          title: t('columnOpen'),
          align: 'end',
          render: ({ open }) => <Price {...money.parts(open)} />,
        },
      ]}
    />
  );
}
