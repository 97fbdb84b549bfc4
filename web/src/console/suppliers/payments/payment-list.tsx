import { Button } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { StatusTag } from '@serai/ui/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import type { PaymentRow } from '../supplier-reads.ts';
import { ReversePaymentDialog } from './reverse-payment-dialog.tsx';

/** The newest hundred payments to a supplier. */
export function PaymentList({ supplierId }: { supplierId: number }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const { civil } = useDates();
  const [reversing, setReversing] = useState<PaymentRow | null>(null);
  const query = useRead('console/payable/payments', { supplier_id: supplierId, limit: 100 });
  return (
    <>
      <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('noPayments')}>{t('noPaymentsHelp')}</EmptyState>
          ) : (
            <DataTable
              caption={t('tab_payments')}
              rows={list}
              rowKey={({ id }) => String(id)}
              columns={[
                {
                  key: 'day',
                  title: t('columnPaid'),
                  card: 'head',
                  render: (payment) => (
                    <div>
                      <span className="whitespace-nowrap">{civil(payment.paid_on, { year: true })}</span>
                      <span className="block text-caption font-normal text-muted [overflow-wrap:anywhere]">
                        {payment.bank_line
                          ? t('byBankLine', { account: payment.bank_line.account })
                          : t('byTransfer')}
                        {payment.reference && ` · ${payment.reference}`}
                      </span>
                    </div>
                  ),
                },
                {
                  key: 'invoices',
                  title: t('tab_invoices'),
                  render: ({ invoices }) => (
                    <span className="flex flex-wrap gap-x-2">
                      {invoices.map(({ id, number }) => (
                        <Link
                          key={id}
                          to={consolePaths.consoleSupplierInvoice(id)}
                          className="text-teal hover:underline"
                        >
                          {number}
                        </Link>
                      ))}
                    </span>
                  ),
                },
                {
                  key: 'by',
                  title: t('columnBy'),
                  render: ({ paid_by, approved_by }) => [paid_by, approved_by].filter(Boolean).join(' · '),
                },
                {
                  key: 'amount',
                  title: t('columnAmount'),
                  align: 'end',
                  render: ({ amount, reversed }) => (
                    <Price {...money.parts(amount)} former={reversed !== null} />
                  ),
                },
                {
                  key: 'actions',
                  title: t('columnActions'),
                  titleHidden: true,
                  render: (payment) =>
                    payment.reversed ? (
                      <span className="grid justify-items-end gap-1 text-caption">
                        <StatusTag tone="neutral">{t('reversed')}</StatusTag>
                        <span className="text-muted [overflow-wrap:anywhere]">{payment.reversed.reason}</span>
                      </span>
                    ) : (
                      payment.may_reverse && (
                        <div className="flex md:justify-end">
                          <Button size="compact" onClick={() => setReversing(payment)}>
                            {t('reverse')}
                          </Button>
                        </div>
                      )
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
      {reversing && <ReversePaymentDialog payment={reversing} onClose={() => setReversing(null)} />}
    </>
  );
}
