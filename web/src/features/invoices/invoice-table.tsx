import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { InvoiceView } from './invoice-queries.ts';
import { InvoiceStatusTag } from './views/invoice-status-tag.tsx';

/** A list of invoices and applications, newest first. */
export function InvoiceTable({ invoices, stale }: { invoices: readonly InvoiceView[]; stale: boolean }) {
  const t = usePhrases('invoices');
  const { civil, day } = useDates();
  return (
    <DataTable
      caption={t('caption')}
      rows={invoices}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'number',
          title: t('columnNumber'),
          card: 'head',
          render: (invoice) => <Name invoice={invoice} />,
        },
        {
          key: 'title',
          title: t('columnTitle'),
          render: ({ title }) => (
            <span className="[overflow-wrap:anywhere] md:block md:max-w-64">{title}</span>
          ),
        },
        {
          key: 'status',
          title: t('columnStatus'),
          render: (invoice) => <InvoiceStatusTag invoice={invoice} />,
        },
        {
          key: 'date',
          title: t('columnDate'),
          render: ({ issued_on, made_at }) => (
            <span className="whitespace-nowrap">
              {issued_on ? civil(issued_on, { year: true }) : t('appliedOn', { date: day(made_at) })}
            </span>
          ),
        },
        {
          key: 'sum',
          title: t('columnSum'),
          align: 'end',
          render: (invoice) => <Sum invoice={invoice} />,
        },
      ]}
    />
  );
}

function Name({ invoice: { id, number, invoice_number, kind, lines } }: { invoice: InvoiceView }) {
  const t = usePhrases('invoices');
  return (
    <div className="min-w-0">
      <Link
        to={paths.invoice(id)}
        className="figures font-strong underline-offset-4 [overflow-wrap:anywhere] hover:text-teal hover:underline"
      >
        {invoice_number || number}
      </Link>
      <p className="text-caption font-normal text-muted">
        {[t(`kind_${kind}`), t('orders', { count: lines }), ...(invoice_number ? [number] : [])].join(' · ')}
      </p>
    </div>
  );
}

function Sum({ invoice: { total, gross, left } }: { invoice: InvoiceView }) {
  const t = usePhrases('invoices');
  const money = useMoney();
  const isLess = gross && left && left.amount !== gross.amount;
  return (
    <div>
      <Price {...money.parts(gross ?? total)} former={isLess ? left.amount === 0 : false} />
      {isLess && left.amount > 0 && (
        <div className="text-caption text-muted">{t('leftOf', { amount: money.text(left) })}</div>
      )}
    </div>
  );
}
