import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListedOrder } from '../../orders/order-product.ts';

/** The stay of a hotel order in a line; its title names hotel, room, rooms and nights already. */
export function HotelOrderSummary({ order }: { order: ListedOrder }) {
  const t = usePhrases('hotel-order');
  const { civil } = useDates();
  const detail = order.detail as HotelOrderDetail;
  return (
    <span className="block">
      {t('summaryStay', { from: civil(detail.check_in), to: civil(detail.check_out) })}
    </span>
  );
}
