import type { OrderView } from '@serai/contract/orders/view';
import { Countdown, clockText } from '@serai/ui/countdown';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { useApprovalPort } from './approval-port.ts';
import { awaitsOthers } from './awaits-others.ts';
import { useOrderPhrases } from './views/service-words.ts';
import { useServiceTime } from './views/use-service-time.ts';

interface NextStepProps {
  order: OrderView;
  /** One line at most, without the start, beside which it is shown. */
  brief?: boolean;
  onPayTimeOver?: (() => void) | undefined;
}

/** Next step of an order in one or two lines: payment deadline, arrival, free cancellation. */
export function NextStep({ order, brief = false, onPayTimeOver }: NextStepProps) {
  const t = useOrderPhrases('orders');
  const when = useServiceTime();
  if (order.review?.reason === 'hotel_refused')
    return <span className="font-strong text-lacquer">{t('nextRefused')}</span>;
  if (order.review && !awaitsOthers(order)) return t('nextReview');
  switch (order.order_status) {
    case 'pending_payment':
      return <PayTime order={order} onPayTimeOver={onPayTimeOver} />;
    case 'confirmed':
      if (brief) return <CancelTerms order={order} />;
      return (
        <span>
          <span className="block font-strong">{t('nextStart', { when: when(order.service_start) })}</span>
          <CancelTerms order={order} />
        </span>
      );
    case 'in_service':
      return t('nextEnd', { when: when(order.service_end) });
    case 'processing':
      return t('nextProcessing');
    case 'offer_pending':
      return order.offer ? <OfferTime until={order.offer.until} onOver={onPayTimeOver} /> : t('nextOffer');
    case 'cancelling':
      return t('nextCancelling');
    case 'completed':
      if (order.settlement_status === 'unsettled') return t('nextSettle');
      return order.invoice_status === 'invoiceable' ? <Invoiceable order={order} /> : <Nothing />;
    default:
      return brief ? null : <Nothing />;
  }
}

/** How long the order is held: for the reader's payment, or for the approvers' decision. */
function PayTime({ order, onPayTimeOver }: NextStepProps) {
  const t = useOrderPhrases('orders');
  const awaitsApproval = useApprovalPort().useAwaitsApproval(order.id);
  return (
    <Countdown
      className="font-strong text-amber"
      endsAtMs={order.pay_by * 1000}
      {...(onPayTimeOver ? { onEnd: onPayTimeOver } : {})}
      render={(left) =>
        left > 0
          ? t(awaitsApproval ? 'nextApproval' : 'nextPay', { left: clockText(left) })
          : t('nextPayOver')
      }
    />
  );
}

/** Deadline for accepting an offer. */
function OfferTime({ until, onOver }: { until: number; onOver?: (() => void) | undefined }) {
  const t = useOrderPhrases('orders');
  return (
    <Countdown
      className="font-strong text-amber"
      endsAtMs={until * 1000}
      {...(onOver ? { onEnd: onOver } : {})}
      render={(left) => (left > 0 ? t('nextAccept', { left: clockText(left) }) : t('nextOfferOver'))}
    />
  );
}

/** Link to the application for an invoice, if the reader may apply. */
function Invoiceable({ order }: { order: OrderView }) {
  const t = useOrderPhrases('orders');
  const mayApply = useMay()('/user/invoice/apply');
  if (!mayApply) return t('nextInvoice');
  return (
    <Link
      to={paths.invoiceApply(new URLSearchParams({ keyword: order.sn }))}
      className="text-teal underline-offset-4 hover:underline"
    >
      {t('nextInvoice')}
    </Link>
  );
}

function CancelTerms({ order }: { order: OrderView }) {
  const t = useOrderPhrases('orders');
  const { placeTime } = useDates();
  const until = order.free_cancel_until;
  if (!order.actions.includes('refund') && until === null) {
    return <span className="block text-caption text-muted">{t('nextNonRefundable')}</span>;
  }
  if (until === null || until * 1000 <= Date.now()) {
    const isClosed = !order.actions.includes('refund') && order.service_start.utc * 1000 <= Date.now();
    return isClosed ? (
      <span className="block text-caption text-muted">{t('nextClosed')}</span>
    ) : (
      <span className="block text-caption text-amber">{t('nextFreeOver')}</span>
    );
  }
  return (
    <span className="block text-caption text-jade">
      {t('nextFreeUntil', { time: placeTime(until, order.service_start.tz) })}
    </span>
  );
}

function Nothing() {
  const t = useOrderPhrases('orders');
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{t('nextNone')}</span>
    </span>
  );
}
