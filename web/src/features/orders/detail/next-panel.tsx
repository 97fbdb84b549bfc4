import type { OrderView } from '@serai/contract/orders/view';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { OrderActions } from '../actions/order-actions.tsx';
import { useApprovalPort } from '../approval-port.ts';
import { awaitsOthers } from '../awaits-others.ts';
import { NextStep } from '../next-step.tsx';
import type { OrderReply } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** Next step and its buttons, at the top of the page. */
export function NextPanel({ reply, onStale }: { reply: OrderReply; onStale: () => void }) {
  const { order, policy } = reply;
  const t = useOrderPhrases('order-detail');
  const { OrderApproval } = useApprovalPort();
  const mayAsk = useMay()('/user/work-order/list', 'add');
  const locked = !policy.refundable && ['processing', 'confirmed'].includes(order.order_status);
  return (
    <section
      aria-label={t('nextTitle')}
      className={`flex flex-wrap items-center justify-between gap-4 rounded-card border border-line border-l-4 bg-surface p-4 md:p-6 ${
        order.review?.reason === 'hotel_refused' ? 'border-l-lacquer' : 'border-l-saffron'
      }`}
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lead font-strong">
          <NextTitle order={order} />
        </h2>
        <p className="mt-1 text-muted">
          <NextText reply={reply} />
        </p>
        {(waits.has(order.order_status) || order.offer) && !order.review && (
          <div className="mt-2">
            <NextStep order={order} onPayTimeOver={onStale} />
          </div>
        )}
        {locked && (
          <p className="mt-2">
            {t('nonRefundable')}{' '}
            <Link
              to={mayAsk ? paths.workOrderApply({ order: order.id, type: 'fee_waiver' }) : paths.contactUs()}
              className="text-teal underline underline-offset-4"
            >
              {t(mayAsk ? 'askWaiver' : 'contactUs')}
            </Link>
          </p>
        )}
      </div>
      <OrderActions order={order} />
      {order.order_status === 'pending_payment' && <OrderApproval order={order} />}
    </section>
  );
}

function NextTitle({ order }: { order: OrderView }) {
  const t = useOrderPhrases('order-detail');
  if (order.review?.reason === 'hotel_refused') return t('nextRefused');
  if (order.review && !awaitsOthers(order)) return t('nextReview');
  return order.order_status === 'pending_payment' ? (
    <PayTitle orderId={order.id} />
  ) : (
    t(order.offer ? 'nextOffered' : titles[order.order_status])
  );
}

function PayTitle({ orderId }: { orderId: number }) {
  const t = useOrderPhrases('order-detail');
  const { useAwaitsApproval } = useApprovalPort();
  return t(useAwaitsApproval(orderId) ? 'nextApproval' : 'nextPay');
}

function NextText({ reply }: { reply: OrderReply }) {
  const { order } = reply;
  const t = useOrderPhrases('order-detail');
  const money = useMoney();
  const { time, placeTime } = useDates();
  if (order.review) {
    const { reason, due } = order.review;
    const isLate = due * 1000 <= Date.now();
    const by = isLate ? t('reviewLate') : t('reviewBy', { time: placeTime(due, order.service_start.tz) });
    return t(`review_${reason}`, { by });
  }
  const sums = { fee: money.text(order.cancellation_fee), refund: money.text(order.refund_money) };
  switch (order.order_status) {
    case 'pending_payment':
      return t('nextPayText', { time: time(order.pay_by).slice(0, 16) });
    case 'offer_pending':
      if (order.offer) return t('nextOfferedText', { time: time(order.offer.until).slice(0, 16) });
      if (order.answer_by === null) return t('nextOfferText');
      return t('nextOfferBy', { time: time(order.answer_by).slice(0, 16) });
    case 'expired':
      return t(isAskedAlone(reply) ? 'nextExpiredAsked' : 'nextExpiredText');
    case 'rejected':
      return t(order.pay_status === 'unpaid' ? 'nextCancelledFree' : 'nextRejectedText');
    case 'cancelled':
      return order.pay_status === 'unpaid' ||
        (order.cancellation_fee.amount === 0 && order.refund_money.amount === 0)
        ? t('nextCancelledFree')
        : t('nextCancelledFee', sums);
    case 'no_show':
      return t('nextNoShowText', sums);
    default:
      return t(texts[order.order_status]);
  }
}

/** Whether it was requested and no offer was accepted: it never waited for a payment. */
function isAskedAlone({ history }: OrderReply): boolean {
  return (
    history[0]?.order_status === 'offer_pending' && !history.some(({ event }) => event === 'acceptOffer')
  );
}

/** Statuses with a deadline or date that needs a separate line. */
const waits: ReadonlySet<string> = new Set(['pending_payment', 'confirmed', 'in_service']);

const titles: Record<OrderView['order_status'], PhraseKey<'order-detail'>> = {
  offer_pending: 'nextOffer',
  pending_payment: 'nextPay',
  processing: 'nextProcessing',
  confirmed: 'nextConfirmed',
  in_service: 'nextInService',
  completed: 'nextCompleted',
  cancelling: 'nextCancelling',
  cancelled: 'nextCancelled',
  rejected: 'nextRejected',
  expired: 'nextExpired',
  no_show: 'nextNoShow',
};

const texts = {
  processing: 'nextProcessingText',
  confirmed: 'nextConfirmedText',
  in_service: 'nextInServiceText',
  completed: 'nextCompletedText',
  cancelling: 'nextCancellingText',
} satisfies Partial<Record<OrderView['order_status'], PhraseKey<'order-detail'>>>;
