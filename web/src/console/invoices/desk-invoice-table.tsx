import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { InvoiceStatusTag } from '../../features/invoices/views/invoice-status-tag.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { selectColumn } from '../../platform/list/selection/select-column.tsx';
import type { Selection } from '../../platform/list/selection/use-selection.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { DeskInvoiceRow } from './desk-invoice.ts';

interface DeskInvoiceTableProps {
  invoices: readonly DeskInvoiceRow[];
  /** Ids of the rows that were processed while the page is open. */
  left: ReadonlySet<number>;
  stale: boolean;
  /** Null where rows are only opened. */
  selection: Selection<DeskInvoiceRow> | null;
}

/** Applications and invoices of agencies, newest first. */
export function DeskInvoiceTable({ invoices, left, stale, selection }: DeskInvoiceTableProps) {
  const t = usePhrases('console-invoices');
  const words = usePhrases('invoices');
  const money = useMoney();
  const { civil, time } = useDates();
  const columns: Column<DeskInvoiceRow>[] = [
    ...(selection ? selectColumn(selection, ({ number, title }) => `${number} · ${title}`) : []),
    {
      key: 'number',
      title: t('columnNumber'),
      card: 'head',
      render: ({ number, invoice_number, kind }) => (
        <div className="min-w-0">
          <Link
            to={consolePaths.consoleInvoice(number)}
            state={fromList}
            className="font-strong text-teal underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {invoice_number || number}
          </Link>
          <span className="block text-caption font-normal text-muted">
            {[words(`kind_${kind}`), ...(invoice_number ? [number] : [])].join(' · ')}
          </span>
        </div>
      ),
    },
    {
      key: 'title',
      title: t('columnTitle'),
      render: ({ title, agency }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-72">
          {title}
          {agency !== title && <span className="block text-caption text-muted">{agency}</span>}
        </div>
      ),
    },
    { key: 'seller', title: words('seller'), render: ({ seller }) => seller },
    {
      key: 'status',
      title: t('columnStatus'),
      render: (invoice) => <InvoiceStatusTag invoice={invoice} />,
    },
    {
      key: 'date',
      title: t('issued'),
      render: ({ issued_on, made_at }) => (
        <span className="whitespace-nowrap">
          {issued_on
            ? civil(issued_on, { year: true })
            : words('appliedOn', { date: time(made_at).slice(0, 10) })}
        </span>
      ),
    },
    {
      key: 'sum',
      title: t('columnSum'),
      align: 'end',
      render: ({ gross, total, left: rest }) => (
        <div>
          <Price {...money.parts(gross ?? total)} />
          {gross && rest && rest.amount !== gross.amount && (
            <div className="text-caption text-muted">{words('leftOf', { amount: money.text(rest) })}</div>
          )}
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      rows={invoices}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={columns}
      outcomeOf={({ id }) => (left.has(id) ? t('handled') : null)}
    />
  );
}
