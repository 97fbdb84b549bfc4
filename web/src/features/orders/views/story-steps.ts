import type { HistoryEvent } from '@serai/contract/orders/history';
import type { OrderView } from '@serai/contract/orders/view';

export type ComingStep = 'accept' | 'pay' | 'confirm' | 'checkIn' | 'complete';

/** Returns the usual future steps of an order; none once it has ended. */
export function comingSteps(status: OrderView['order_status']): readonly ComingStep[] {
  switch (status) {
    case 'offer_pending':
      return ['accept', 'pay', 'confirm', 'checkIn', 'complete'];
    case 'pending_payment':
      return ['pay', 'confirm', 'checkIn', 'complete'];
    case 'processing':
      return ['confirm', 'checkIn', 'complete'];
    case 'confirmed':
      return ['checkIn', 'complete'];
    case 'in_service':
      return ['complete'];
    default:
      return [];
  }
}

/** Filters the shown rows of a history: the review of a silent hotel is covered by the row of the silence. */
export function toldRows<Row extends { event: HistoryEvent }>(history: readonly Row[]): Row[] {
  return history.filter(({ event }, at) => event !== 'askReview' || history[at - 1]?.event !== 'silent');
}

/** Whether a row of the history ended the order prematurely. */
export function endsStory(row: { order_status: OrderView['order_status'] | null }): boolean {
  return row.order_status !== null && ended.has(row.order_status);
}

/** Whether a payment was also the confirmation. */
export function confirmsByPaying(row: {
  event: HistoryEvent;
  order_status: OrderView['order_status'] | null;
}): boolean {
  return row.event.startsWith('pay') && row.order_status === 'confirmed';
}

const ended: ReadonlySet<string> = new Set(['cancelled', 'rejected', 'expired', 'no_show']);
