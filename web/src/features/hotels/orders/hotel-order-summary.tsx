import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListedOrder } from '../../orders/order-product.ts';

/** The stay of a hotel order in one line; the title already names hotel, room, rooms and nights. */
export function HotelOrderSummary({ order }: { order: ListedOrder }) {
  const t = usePhrases('hotel-order');
  const { civil } = useDates();
  if (order.product !== 'hotel') return null;
  const { check_in, check_out } = order.detail;
  return <span className="block">{t('summaryStay', { from: civil(check_in), to: civil(check_out) })}</span>;
}
