import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';

/** Services of a supplier without an accepted invoice, the earliest first. */
export function ServiceList({ supplierId }: { supplierId: number }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const { civil } = useDates();
  const query = useRead('console/payable/services', { supplier_id: supplierId });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
      {({ list, more }) =>
        list.length === 0 ? (
          <EmptyState title={t('noServices')}>{t('noServicesHelp')}</EmptyState>
        ) : (
          <>
            {more && <p className="mb-2 text-caption text-muted">{t('moreServices')}</p>}
            <DataTable
              caption={t('tab_services')}
              rows={list}
              rowKey={({ order_id }) => String(order_id)}
              columns={[
                {
                  key: 'order',
                  title: t('columnOrder'),
                  card: 'head',
                  render: ({ order_id, order_sn, title }) => (
                    <div className="min-w-0 [overflow-wrap:anywhere]">
                      <Link
                        to={consolePaths.consoleOrder(order_id)}
                        className="font-strong text-teal hover:underline"
                      >
                        {order_sn}
                      </Link>
                      <span className="block text-caption font-normal text-muted">{title}</span>
                    </div>
                  ),
                },
                { key: 'guests', title: t('columnGuests'), render: ({ guests }) => guests || '—' },
                {
                  key: 'served',
                  title: t('columnServed'),
                  render: ({ served_on }) => (
                    <span className="whitespace-nowrap">{civil(served_on, { year: true })}</span>
                  ),
                },
                {
                  key: 'invoice',
                  title: t('columnOnInvoice'),
                  render: ({ on_invoice }) => on_invoice ?? '—',
                },
                {
                  key: 'cost',
                  title: t('columnCost'),
                  align: 'end',
                  render: ({ cost }) => <Price {...money.parts(cost)} />,
                },
              ]}
            />
          </>
        )
      }
    </Loaded>
  );
}
