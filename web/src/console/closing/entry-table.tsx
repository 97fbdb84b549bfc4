import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { type MoneyLike, useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { consolePaths } from '../addresses/console-paths.ts';

type Entry = Got<'console/closing/entries'>['list'][number];

/** Entries with their documents, and debit and credit side by side. */
export function EntryTable({ rows, stale }: { rows: readonly Entry[]; stale: boolean }) {
  const t = usePhrases('console-closing');
  const money = useMoney();
  const { civil } = useDates();
  const figure = (sum: MoneyLike) => (sum.amount === 0 ? '—' : <Price {...money.parts(sum)} />);
  return (
    <DataTable
      caption={t('entriesTitle')}
      rows={rows}
      rowKey={({ posting_id, debit, credit }) => `${posting_id}-${debit.amount}-${credit.amount}`}
      stale={stale}
      columns={[
        { key: 'day', title: t('columnDay'), render: ({ booked_on }) => civil(booked_on, { year: true }) },
        { key: 'event', title: t('columnEvent'), card: 'head', render: ({ event }) => event },
        {
          key: 'document',
          title: t('columnDocument'),
          render: ({ document, order_id }) =>
            order_id === null ? (
              document || '—'
            ) : (
              <Link
                to={consolePaths.consoleOrder(order_id)}
                className="text-teal underline underline-offset-4"
              >
                {document}
              </Link>
            ),
        },
        {
          key: 'agency',
          title: t('columnAgency'),
          render: ({ agency }) => <span className="[overflow-wrap:anywhere]">{agency}</span>,
        },
        { key: 'debit', title: t('columnDebit'), align: 'end', render: ({ debit }) => figure(debit) },
        { key: 'credit', title: t('columnCredit'), align: 'end', render: ({ credit }) => figure(credit) },
      ]}
    />
  );
}
