import type { Money } from '@serai/contract/money';
import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { InvoiceDetail } from '../invoice-queries.ts';

type Line = InvoiceDetail['lines'][number];

/** Lines of an invoice, each with a link to its order, by default the agency's page; after issue with net sum and tax separately. */
export function InvoiceLines(props: { lines: readonly Line[]; orderPath?: (line: Line) => string }) {
  const { lines, orderPath = ({ product, order_id }) => paths.orderOf(product, order_id) } = props;
  const t = usePhrases('invoices');
  const money = useMoney();
  const { civil } = useDates();
  const isIssued = lines.some(({ gross }) => gross !== null);
  const sum = (key: string, title: string, value: (line: Line) => Money | null) => ({
    key,
    title,
    align: 'end' as const,
    render: (line: Line) => <SumOf value={value(line)} />,
  });
  return (
    <DataTable
      caption={t('linesCaption')}
      rows={lines}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'booking',
          title: t('columnBooking'),
          card: 'head',
          render: (line) => <Booking line={line} path={orderPath(line)} />,
        },
        { key: 'reference', title: t('columnReference'), render: ({ reference }) => reference || '—' },
        {
          key: 'service',
          title: t('columnService'),
          render: ({ service_date }) => (
            <span className="whitespace-nowrap">{civil(service_date, { year: true })}</span>
          ),
        },
        {
          key: 'code',
          title: t('columnTax'),
          render: ({ tax_name, class_code }) => (
            <span className="md:block md:max-w-40">
              {tax_name}
              {class_code && <span className="block text-caption text-muted">{class_code}</span>}
            </span>
          ),
        },
        ...(isIssued
          ? [
              sum('net', t('net'), ({ net }) => net),
              sum('tax', t('tax'), ({ tax }) => tax),
              sum('gross', t('gross'), ({ gross }) => gross),
            ]
          : [
              {
                key: 'amount',
                title: t('columnAmount'),
                align: 'end' as const,
                render: ({ amount }: Line) => <Price {...money.parts(amount)} />,
              },
            ]),
      ]}
    />
  );
}

function SumOf({ value }: { value: Money | null }) {
  const money = useMoney();
  return value ? <Price {...money.parts(value)} /> : '—';
}

function Booking({ line, path }: { line: Line; path: string }) {
  return (
    <div className="min-w-0 md:max-w-80">
      <Link to={path} className="block font-strong underline-offset-4 hover:text-teal hover:underline">
        {line.title}
      </Link>
      <p className="text-caption font-normal text-muted [overflow-wrap:anywhere]">
        {[line.order_sn, ...line.guest_names].join(' · ')}
      </p>
    </div>
  );
}
