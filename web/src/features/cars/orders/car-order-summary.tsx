import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListedOrder } from '../../orders/order-product.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';

/** Time and progress of the ride; the title already names model, city, length and vehicles. */
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

/** Whether there is or will be a driver: not before payment, not after cancellation. */
function isUnderWay({ order_status }: ListedOrder): boolean {
  return order_status === 'confirmed' || order_status === 'in_service';
}
