import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import type { InvoiceReply } from '../supplier-reads.ts';

/** Orders on an invoice with the costs in the books and the sums that the supplier states. */
export function InvoiceLines({ reply: { lines } }: { reply: InvoiceReply }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const { civil } = useDates();
  if (lines.length === 0) return <p className="text-muted">{t('noLines')}</p>;
  return (
    <DataTable
      caption={t('linesTitle')}
      rows={lines}
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
          key: 'cost',
          title: t('columnCost'),
          align: 'end',
          render: ({ cost }) => <Price {...money.parts(cost)} />,
        },
        {
          key: 'stated',
          title: t('columnStated'),
          align: 'end',
          render: ({ stated }) => <Price {...money.parts(stated)} />,
        },
        {
          key: 'difference',
          title: t('difference'),
          align: 'end',
          render: ({ difference }) =>
            difference.amount === 0 ? (
              <span className="text-muted">—</span>
            ) : (
              <span className="text-amber">
                <Price {...money.parts(difference)} />
              </span>
            ),
        },
      ]}
    />
  );
}
