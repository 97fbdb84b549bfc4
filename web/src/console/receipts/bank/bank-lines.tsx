import { Card } from '@serai/ui/card';
import { type Column, DataTable } from '@serai/ui/data-table';
import type { Got } from '../../../platform/api/calls.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListPage } from '../../../platform/list/list-page.tsx';
import { useList } from '../../../platform/list/use-list.ts';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import type { BankSearch } from './bank-address.ts';

type Line = Got<'console/bank/lines'>['list'][number];

/** Imported lines that are no receipts: money that left the accounts, and what the reader has marked so. */
export function BankLines({ list }: { list: ListSearch<BankSearch> }) {
  const t = usePhrases('console-bank');
  const query = useList('console/bank/lines', { show: 'others' }, list.search);
  const money = useMoney();
  const { civil } = useDates();
  const columns: Column<Line>[] = [
    { key: 'day', title: t('day'), render: ({ booked_on }) => civil(booked_on) },
    {
      key: 'text',
      title: t('lineText'),
      card: 'head',
      render: ({ payer, reference, remittance }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-md">
          {payer || remittance || reference}
          <div className="text-caption font-normal text-muted">
            {[payer && remittance, reference].filter(Boolean).join(' · ')}
          </div>
        </div>
      ),
    },
    { key: 'account', title: t('account'), render: ({ account }) => account.name },
    { key: 'sum', title: t('sum'), align: 'end', render: ({ amount }) => money.text(amount) },
  ];
  return (
    <Card title={t('others')}>
      <ListPage
        list={list}
        query={query}
        rowHeight="h-12"
        keepsScroll
        total={(count) => t('totalLines', { count })}
        empty={<p className="text-muted">{t('noOthers')}</p>}
      >
        {(reply) => (
          <DataTable
            caption={t('others')}
            rows={reply.list}
            rowKey={({ id }) => String(id)}
            columns={columns}
            stale={query.isPlaceholderData}
          />
        )}
      </ListPage>
    </Card>
  );
}
