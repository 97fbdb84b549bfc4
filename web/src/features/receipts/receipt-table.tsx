import type { OwnReceipt } from '@serai/contract/receipts/receipts';
import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ReceiptStatus } from './receipt-status.tsx';
import { type TopUpSearch, writeTopUpSearch } from './top-up-search.ts';

/** Received payments; each expands to its allocations. */
export function ReceiptTable(props: { rows: readonly OwnReceipt[]; stale: boolean; search: TopUpSearch }) {
  const { rows, stale, search } = props;
  const t = usePhrases('top-up');
  const money = useMoney();
  const { civil } = useDates();
  return (
    <DataTable
      caption={t('tabReceived')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'number',
          title: t('columnNumber'),
          card: 'head',
          render: ({ id, number }) => (
            <Link
              to={paths.topUp(writeTopUpSearch({ ...search, receipt: id }))}
              preventScrollReset
              aria-label={t('openReceipt', { number })}
              className="figures text-teal underline-offset-4 hover:underline"
            >
              {number}
            </Link>
          ),
        },
        {
          key: 'received_on',
          title: t('columnReceivedOn'),
          render: ({ received_on }) => (
            <span className="whitespace-nowrap">{civil(received_on, { year: true })}</span>
          ),
        },
        {
          key: 'payer',
          title: t('columnPayer'),
          render: ({ payer, bank_reference }) => (
            <div className="[overflow-wrap:anywhere]">
              {payer}
              <div className="text-caption text-muted">{bank_reference}</div>
            </div>
          ),
        },
        {
          key: 'status',
          title: t('columnStatus'),
          render: (receipt) => <ReceiptStatus receipt={receipt} />,
        },
        {
          key: 'gross',
          title: t('columnGross'),
          align: 'end',
          render: ({ gross }) => <Price {...money.parts(gross)} />,
        },
        {
          key: 'worth',
          title: t('columnWorth'),
          align: 'end',
          render: ({ worth, reversed_at }) => (
            <span className={reversed_at === null ? undefined : 'text-muted line-through'}>
              <Price {...money.parts(worth)} />
            </span>
          ),
        },
      ]}
    />
  );
}
