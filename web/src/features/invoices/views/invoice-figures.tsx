import type { Money } from '@serai/contract/money';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { InvoiceDetail } from '../invoice-queries.ts';

type Figured = Pick<InvoiceDetail, 'invoice' | 'rate'>;

/** Amount of an invoice with its tax; before issue, the requested amount and the next step. */
export function InvoiceFigures(props: { detail: Figured; isForStaff?: boolean }) {
  const { detail, isForStaff = false } = props;
  const t = usePhrases('invoices');
  const money = useMoney();
  const { total, gross, left, status, reason } = detail.invoice;
  const isLess = gross && left && left.amount !== gross.amount;
  const shown = (isLess ? left : gross) ?? total;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="text-caption text-muted">{t(isLess ? 'left' : gross ? 'gross' : 'total')}</p>
        <p>
          <Price {...money.parts(shown)} size="title" />
        </p>
        {!isForStaff && (status === 'submitted' || status === 'approved') && (
          <p className="mt-1 max-w-56 text-caption text-muted">{t(`waits_${status}`)}</p>
        )}
        {reason && <p className="mt-1 max-w-64 text-lacquer">{t('rejectedFor', { reason })}</p>}
      </div>
      <div className="sm:border-l sm:border-line sm:pl-8">
        <Facts detail={detail} />
      </div>
    </div>
  );
}

function Facts({ detail: { invoice, rate } }: { detail: Figured }) {
  const t = usePhrases('invoices');
  const money = useMoney();
  const { civil, day } = useDates();
  const sum = (key: string, name: string, value: Money | null) =>
    value ? [{ key, name, value: <Price {...money.parts(value)} /> }] : [];
  const { total, gross, net, tax } = invoice;
  const hasOther = gross && gross.currency !== total.currency;
  const other = rate && (rate.of === total.currency ? (gross?.currency ?? '') : total.currency);
  return (
    <KeyValues
      columns={3}
      phoneColumns={2}
      items={[
        { key: 'kind', name: t('kind'), value: t(`kind_${invoice.kind}`) },
        { key: 'number', name: t('number'), value: invoice.number },
        { key: 'seller', name: t('seller'), value: invoice.seller },
        ...sum('gross', t('gross'), gross),
        ...sum('net', t('net'), net),
        ...sum('tax', t('tax'), tax),
        ...(hasOther ? sum('total', t('total'), total) : []),
        ...(rate
          ? [
              {
                key: 'rate',
                name: t('rate'),
                value: t('rateOf', { rate: `1 ${rate.of} = ${rate.rate} ${other}`, date: rate.date }),
              },
            ]
          : []),
        invoice.issued_on
          ? { key: 'issued', name: t('issuedOn'), value: civil(invoice.issued_on, { year: true }) }
          : {
              key: 'made',
              name: t('madeOn'),
              value: day(invoice.made_at),
            },
      ]}
    />
  );
}
