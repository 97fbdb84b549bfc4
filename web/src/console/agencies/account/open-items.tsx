import { openItemParts } from '@serai/contract/wallet/open-item-parts';
import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListPage } from '../../../platform/list/list-page.tsx';
import { useList } from '../../../platform/list/use-list.ts';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import type { AccountSearch } from './account-address.ts';

type Item = Got<'console/wallet/openItems'>['list'][number];

/** The items behind each part of the exposure; the tabs add up to it. */
export function OpenItems({ list, agencyId }: { list: ListSearch<AccountSearch>; agencyId: number }) {
  const t = usePhrases('console-account');
  const exposure = usePhrases('exposure');
  const money = useMoney();
  const { part } = list.search;
  const query = useList('console/wallet/openItems', { agency_id: agencyId, part }, list.search);
  return (
    <>
      <p className="mb-3 text-caption text-muted">{t('itemsText')}</p>
      <ListPage
        list={list}
        query={query}
        tabs={{
          label: t('parts'),
          value: part,
          onChange: (chosen) => list.change({ part: chosen }),
          all: t('part_all'),
          tabs: openItemParts.map((value) => ({ value, label: exposure(value) })),
        }}
        rowHeight="h-14"
        keepsScroll
        total={(count, reply) => t('itemsTotal', { count, sum: money.text(reply.sum) })}
        empty={
          <EmptyState title={t('itemsEmpty')} heading="h3">
            {t('itemsEmptyHelp')}
          </EmptyState>
        }
      >
        {(reply) => <ItemTable items={reply.list} stale={query.isPlaceholderData} />}
      </ListPage>
    </>
  );
}

function ItemTable({ items, stale }: { items: readonly Item[]; stale: boolean }) {
  const t = usePhrases('console-account');
  const exposure = usePhrases('exposure');
  const bills = usePhrases('bills');
  const money = useMoney();
  const { civil } = useDates();
  const day = (date: string) => civil(date, { year: true });
  return (
    <DataTable
      caption={t('view_items')}
      rows={items}
      stale={stale}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'order',
          title: t('columnOrder'),
          card: 'head',
          render: ({ order_id, order_sn, order_reference, order_title }) => (
            <div className="min-w-0 md:max-w-96">
              <Link
                to={consolePaths.consoleOrder(order_id)}
                className="figures font-strong text-teal underline-offset-4 hover:underline"
              >
                {order_sn}
              </Link>
              <div className="text-caption font-normal text-muted [overflow-wrap:anywhere]">
                {[order_reference, order_title].filter(Boolean).join(' · ')}
              </div>
            </div>
          ),
        },
        { key: 'part', title: t('columnPart'), render: ({ part }) => exposure(part) },
        {
          key: 'kind',
          title: t('columnKind'),
          render: ({ kind }) => (kind === 'order' ? t('kind_order') : bills(`kind_${kind}`)),
        },
        {
          key: 'service',
          title: t('columnService'),
          render: ({ service_date }) => <span className="whitespace-nowrap">{day(service_date)}</span>,
        },
        {
          key: 'bill',
          title: t('columnBill'),
          render: ({ bill_number }) =>
            bill_number === '' ? (
              <span className="text-muted">—</span>
            ) : (
              <Link
                to={consolePaths.consoleBill(bill_number)}
                className="figures text-teal underline-offset-4 hover:underline"
              >
                {bill_number}
              </Link>
            ),
        },
        {
          key: 'due',
          title: t('columnDue'),
          render: ({ due_on, days_late }) => (
            <div className="whitespace-nowrap">
              {due_on ? day(due_on) : '—'}
              {days_late > 0 && (
                <div className="text-caption text-lacquer">{t('daysLate', { days: days_late })}</div>
              )}
            </div>
          ),
        },
        {
          key: 'amount',
          title: t('columnAmount'),
          align: 'end',
          render: ({ amount }) => <Price {...money.parts(amount)} />,
        },
      ]}
    />
  );
}
