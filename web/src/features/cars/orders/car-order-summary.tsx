import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListedOrder } from '../../orders/order-product.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';

/** When, and how far the ride has come; the order's title names model, city, length and vehicles already. */
export function CarOrderSummary({ order }: { order: ListedOrder }) {
  const t = usePhrases('car-order');
  const terms = usePhrases('vehicle-terms');
  const at = useTripTime();
  if (order.product !== 'car') return null;
  return (
    <span className="block">
      {t('summary', { from: at(order.service_start), to: at(order.service_end) })}
      {isUnderWay(order) && ` · ${terms(`dispatch_${order.detail.dispatch_status}`)}`}
    </span>
  );
}

/** Whether anybody drives, or will: not before it is paid, not once it is called off. */
function isUnderWay({ order_status }: ListedOrder): boolean {
  return order_status === 'confirmed' || order_status === 'in_service';
}
