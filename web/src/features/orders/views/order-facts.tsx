import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useSiteName } from '../../../platform/session/use-site-name.ts';
import type { OrderReply } from '../order-product.ts';
import { CopyButton } from './copy-button.tsx';
import { useIsDesk } from './reader.ts';
import { useOrderPhrases } from './service-words.ts';

/**
 * Fields that every order has, except its sums. `mayInvoice`: the invoice status links to the application. The
 * desk's page lists the invoices with the papers.
 */
export function OrderFacts(props: { reply: OrderReply; mayInvoice?: boolean }) {
  const { reply, mayInvoice = false } = props;
  const { order, invoices } = reply;
  const t = useOrderPhrases('order-detail');
  const words = useOrderPhrases('orders');
  const { time } = useDates();
  const isDesk = useIsDesk();
  const fact = (key: string, name: string, value: ReactNode) => ({ key, name, value: value || dash });
  return (
    <Card title={t('orderTitle')}>
      <KeyValues
        columns={3}
        phoneColumns={2}
        items={[
          fact(
            'sn',
            t('bookingId'),
            <span className="inline-flex items-center">
              {order.sn}
              <CopyButton text={order.sn} what={t('bookingId')} />
            </span>,
          ),
          fact('reference', t(isDesk ? 'referenceOfAgency' : 'reference'), order.reference),
          fact('booked', t('bookingDate'), time(order.booking_date)),
          fact('account', t('bookingAccount'), <BookingAccount order={order} />),
          fact('contact', t('contactPerson'), order.contact_name),
          fact('phone', t('contactPhone'), order.contact_phone),
          fact('status', t('orderStatus'), words(`status_${order.order_status}`)),
          fact('pay', t('payStatus'), words(`pay_${order.pay_status}`)),
          fact('channel', t('payChannel'), order.pay_channel && words(`channel_${order.pay_channel}`)),
          fact('paid', t('payTime'), time(order.pay_time)),
          fact('settlement', t('settlementStatus'), words(`settlement_${order.settlement_status}`)),
          fact(
            'invoice',
            t('invoiceStatus'),
            <InvoiceState
              order={order}
              invoices={isDesk ? [] : invoices}
              mayApply={mayInvoice && order.invoice_status === 'invoiceable'}
            />,
          ),
          fact('refund', t('refundStatus'), words(`refund_${order.refund_status}`)),
          fact('operator', t('operator'), order.operator),
          {
            ...fact(
              'needs',
              t('specialRequests'),
              order.special_requests && <Needs text={order.special_requests} />,
            ),
            wide: true,
          },
        ]}
      />
    </Card>
  );
}

/** User of the agency who booked, or for whom the seller's staff booked. */
function BookingAccount({ order: { booking_account, on_behalf } }: Pick<OrderReply, 'order'>) {
  const words = useOrderPhrases('orders');
  const isDesk = useIsDesk();
  const site = useSiteName();
  if (on_behalf === null) return booking_account;
  return (
    <>
      {booking_account}
      <span className="block text-caption text-muted">
        {isDesk ? words('bookedForAgency', { clerk: on_behalf }) : words('bookedForYou', { site })}
      </span>
    </>
  );
}

/** Invoice status of the order, a link to the application, and its invoices. */
function InvoiceState(props: Pick<OrderReply, 'order' | 'invoices'> & { mayApply: boolean }) {
  const { order, invoices, mayApply } = props;
  const words = useOrderPhrases('orders');
  const said = words(`invoice_${order.invoice_status}`);
  const search = new URLSearchParams({ keyword: order.sn });
  return (
    <>
      {mayApply ? (
        <Link to={paths.invoiceApply(search)} className={link}>
          {said}
        </Link>
      ) : (
        said
      )}
      {invoices.map(({ id, number }) => (
        <Link key={id} to={paths.invoice(id)} className={`ml-2 break-all ${link}`}>
          {number}
        </Link>
      ))}
    </>
  );
}

const link = 'text-teal underline-offset-4 hover:underline';

function Needs({ text }: { text: string }) {
  const t = useOrderPhrases('order-detail');
  return (
    <>
      <span className="whitespace-pre-line">{text}</span>
      <span className="block text-caption text-muted">{t('specialNotGuaranteed')}</span>
    </>
  );
}

const dash = (
  <span aria-hidden="true" className="text-muted">
    —
  </span>
);
