import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { Card } from '@serai/ui/card';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { useIsDesk } from '../../orders/reader.ts';
import { ChangeGuestsButton } from './change-guests-button.tsx';
import { GuestsPerRoom } from './guests-per-room.tsx';

interface Props {
  order: OrderReply['order'];
  detail: HotelOrderDetail;
}

/** Guests of each room, and who changes their names. */
export function GuestsCard({ order, detail }: Props) {
  const t = usePhrases('hotel-order');
  const isDesk = useIsDesk();
  return (
    <Card title={t('guestsPerRoom')} aside={<ChangeGuestsButton order={order} detail={detail} />}>
      <GuestsPerRoom detail={detail} />
      {!isDesk && <WhoRenames order={order} detail={detail} />}
    </Card>
  );
}

/** Whether a new name takes effect at once, or support decides; nothing once the guests have arrived. */
function WhoRenames({ order, detail }: Props) {
  const t = usePhrases('hotel-order');
  const { placeTime } = useDates();
  const until = detail.guests_until;
  const isAhead = order.order_status === 'processing' || order.order_status === 'confirmed';
  if (!isAhead || order.service_start.utc * 1000 <= Date.now()) return null;
  return (
    <p className="mt-3 text-caption text-muted">
      {until !== null && until * 1000 > Date.now()
        ? t('renameAtOnce', { time: placeTime(until, order.service_start.tz) })
        : t('renameBySupport')}
    </p>
  );
}
