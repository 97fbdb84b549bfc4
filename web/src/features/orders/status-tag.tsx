import type { OrderView } from '@serai/contract/order-view';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useOrderPhrases } from './service-words.ts';

/** An order's status as word, shape and colour. */
export function OrderStatusTag({ status }: { status: OrderView['order_status'] }) {
  const t = useOrderPhrases('orders');
  return <StatusTag tone={tones[status]}>{t(`status_${status}`)}</StatusTag>;
}

const tones: Record<OrderView['order_status'], Tone> = {
  offer_pending: 'amber',
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
