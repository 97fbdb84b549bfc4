import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import { InvoiceStatus } from './invoice-status.tsx';

/** The newest hundred invoices of a supplier. */
export function InvoiceList({ supplierId }: { supplierId: number }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const { civil } = useDates();
  const query = useRead('console/payable/invoices', { supplier_id: supplierId, limit: 100 });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('noInvoices')}>{t('noInvoicesHelp')}</EmptyState>
        ) : (
          <DataTable
            caption={t('tab_invoices')}
            rows={list}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'number',
                title: t('columnInvoice'),
                card: 'head',
                render: ({ id, number, issued_on }) => (
                  <div className="min-w-0 [overflow-wrap:anywhere]">
                    <Link
                      to={consolePaths.consoleSupplierInvoice(id)}
                      className="font-strong text-teal underline-offset-4 hover:underline"
                    >
                      {number}
                    </Link>
                    <span className="block text-caption font-normal text-muted">
                      {civil(issued_on, { year: true })}
                    </span>
                  </div>
                ),
              },
              {
                key: 'status',
                title: t('columnState'),
                render: ({ status, overdue }) => <InvoiceStatus status={status} overdue={overdue} />,
              },
              {
                key: 'due',
                title: t('dueOn'),
                render: ({ due_on }) => (
                  <span className="whitespace-nowrap">{civil(due_on, { year: true })}</span>
                ),
              },
              {
                key: 'difference',
                title: t('difference'),
                align: 'end',
                render: ({ difference }) =>
                  difference.amount === 0 ? '—' : <Price {...money.parts(difference)} />,
              },
              {
                key: 'total',
                title: t('invoiceTotal'),
                align: 'end',
                render: ({ total }) => <Price {...money.parts(total)} />,
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}
