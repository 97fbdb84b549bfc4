import type { OrderView } from '@serai/contract/orders/view';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useOrderPhrases } from './service-words.ts';

/** An order's status as text, shape and colour; `offered`: the seller has answered, and the reader must accept. */
export function OrderStatusTag(props: { status: OrderView['order_status']; offered?: boolean }) {
  const { status, offered = false } = props;
  const t = useOrderPhrases('orders');
  if (status === 'offer_pending' && offered) return <StatusTag tone="amber">{t('offerToAccept')}</StatusTag>;
  return <StatusTag tone={tones[status]}>{t(`status_${status}`)}</StatusTag>;
}

/** Tone of a status wherever it is shown; `offered` as above. */
export function toneOfStatus(status: OrderView['order_status'], offered: boolean): Tone {
  return status === 'offer_pending' && offered ? 'amber' : tones[status];
}

const tones: Record<OrderView['order_status'], Tone> = {
  offer_pending: 'teal',
  pending_payment: 'amber',
  processing: 'teal',
  confirmed: 'jade',
  in_service: 'teal',
  completed: 'jade',
  cancelling: 'amber',
  cancelled: 'neutral',
  rejected: 'lacquer',
  expired: 'neutral',
  no_show: 'lacquer',
};
