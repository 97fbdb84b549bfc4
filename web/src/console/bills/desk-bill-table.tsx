import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { BillStatusTag } from '../../features/billing/views/bill-status-tag.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { DeskBillRow } from './desk-bill.ts';

/** Bills of agencies with what is open of each. */
export function DeskBillTable({ bills, stale }: { bills: readonly DeskBillRow[]; stale: boolean }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { civil, time } = useDates();
  const columns: Column<DeskBillRow>[] = [
    {
      key: 'number',
      title: t('columnNumber'),
      card: 'head',
      render: ({ number, period_from: from, period_to: to, made_at }) => (
        <div>
          <Link
            to={consolePaths.consoleBill(number)}
            state={fromList}
            className="font-strong text-teal underline-offset-4 hover:underline"
          >
            {number}
          </Link>
          <span className="block text-caption font-normal text-muted">
            {from && to ? t('periodOf', { from, to }) : t('appliedFor', { date: time(made_at).slice(0, 10) })}
          </span>
        </div>
      ),
    },
    {
      key: 'agency',
      title: t('columnAgency'),
      render: ({ agency }) => <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-72">{agency}</div>,
    },
    { key: 'status', title: t('columnStatus'), render: (bill) => <BillStatusTag bill={bill} /> },
    {
      key: 'due',
      title: t('due'),
      render: ({ due_on }) => (
        <span className="whitespace-nowrap">{due_on ? civil(due_on, { year: true }) : '—'}</span>
      ),
    },
    {
      key: 'total',
      title: t('columnTotal'),
      align: 'end',
      render: ({ total }) => <Price {...money.parts(total)} />,
    },
    {
      key: 'open',
      title: t('columnOpen'),
      align: 'end',
      render: ({ open }) =>
        open.amount > 0 ? <Price {...money.parts(open)} /> : <span className="text-muted">—</span>,
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      rows={bills}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={columns}
    />
  );
}
