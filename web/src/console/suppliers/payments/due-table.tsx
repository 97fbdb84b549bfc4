import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { StatusTag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { selectColumn } from '../../../platform/list/selection/select-column.tsx';
import type { Selection } from '../../../platform/list/selection/use-selection.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import type { DueRow } from '../supplier-reads.ts';

interface DueTableProps {
  rows: readonly DueRow[];
  /** Null where the reader pays nobody. */
  selection: Selection<DueRow> | null;
}

/** Suppliers to be paid, each with its invoices and bank details. */
export function DueTable({ rows, selection }: DueTableProps) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const { civil } = useDates();
  const columns: Column<DueRow>[] = [
    ...(selection
      ? selectColumn(selection, ({ supplier, amount }) =>
          t('selectSupplier', { name: supplier.name, sum: money.text(amount) }),
        )
      : []),
    {
      key: 'supplier',
      title: t('columnSupplier'),
      card: 'head',
      render: ({ supplier, entity }) => (
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <Link
            to={consolePaths.consoleSupplier(supplier.id)}
            className="font-strong text-teal hover:underline"
          >
            {supplier.name}
          </Link>
          <span className="block text-caption font-normal text-muted">{entity.name}</span>
        </div>
      ),
    },
    {
      key: 'invoices',
      title: t('tab_invoices'),
      render: ({ invoices, more }) => (
        <span className="flex flex-wrap gap-x-2">
          {invoices.map(({ id, number }) => (
            <Link key={id} to={consolePaths.consoleSupplierInvoice(id)} className="text-teal hover:underline">
              {number}
            </Link>
          ))}
          {more && '…'}
        </span>
      ),
    },
    {
      key: 'earliest',
      title: t('dueOn'),
      render: ({ earliest, overdue }) => (
        <span className="flex flex-wrap items-center gap-2 whitespace-nowrap">
          {civil(earliest, { year: true })}
          {overdue && <StatusTag tone="lacquer">{t('state_overdue')}</StatusTag>}
        </span>
      ),
    },
    {
      key: 'bank',
      title: t('bank'),
      render: ({ bank }) =>
        bank ? (
          <span className="[overflow-wrap:anywhere] whitespace-pre-line text-caption">{bank}</span>
        ) : (
          <span className="text-amber">{t('noBank')}</span>
        ),
    },
    {
      key: 'amount',
      title: t('columnAmount'),
      align: 'end',
      render: ({ amount }) => <Price {...money.parts(amount)} />,
    },
  ];
  return (
    <DataTable
      caption={t('runTitle')}
      rows={rows}
      rowKey={({ supplier, entity }) => `${supplier.id}-${entity.id}`}
      columns={columns}
    />
  );
}
