import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { EveryOrder } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** Why an order cannot be paid or cancelled: its status, or the reader's rights. */
export function CannotDo({ order, what }: { order: EveryOrder; what: 'pay' | 'cancel' }) {
  const t = usePhrases('several-orders');
  const words = useOrderPhrases('orders');
  const status = words(`status_${order.order_status}`);
  return <span className="text-caption text-muted">{t(`cannot_${what}`, { status })}</span>;
}
