import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListedOrder } from '../../orders/order-product.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';

/** Pick-up time and flight; the title already names airport, place, class and vehicles. */
export function TransferOrderSummary({ order }: { order: ListedOrder }) {
  const t = usePhrases('transfer-order');
  const at = useTripTime();
  if (order.product !== 'airport') return null;
  const { type, pick_up_time, flight_number } = order.detail;
  return (
    <span className="block">
      {[
        t(`summary_${type}`, { time: at(pick_up_time) }),
        flight_number && t('summaryFlight', { flight: flight_number }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}
