import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { Card } from '@serai/ui/card';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { useIsDesk } from '../../orders/views/reader.ts';
import { ChangeGuestsButton } from './change-guests-button.tsx';
import { GuestsPerRoom } from './guests-per-room.tsx';
import { renameTerms } from './rename-terms.ts';

interface Props {
  order: OrderReply['order'];
  detail: HotelOrderDetail;
  refundable: boolean;
}

/** Guests of each room, and who changes their names. */
export function GuestsCard({ order, detail, refundable }: Props) {
  const t = usePhrases('hotel-order');
  const isDesk = useIsDesk();
  return (
    <Card title={t('guestsPerRoom')} aside={<ChangeGuestsButton order={order} detail={detail} />}>
      <GuestsPerRoom detail={detail} />
      {!isDesk && <WhoRenames order={order} detail={detail} refundable={refundable} />}
    </Card>
  );
}

/** Whether a new name takes effect at once, or why support changes it; nothing once the guests have arrived. */
function WhoRenames({ order, detail, refundable }: Props) {
  const t = usePhrases('hotel-order');
  const { placeTime } = useDates();
  const terms = renameTerms(order, detail, { refundable, nowMs: Date.now() });
  if (!terms) return null;
  const { words, until } = terms;
  return (
    <p className="mt-3 text-caption text-muted">
      {t(words, until === undefined ? {} : { time: placeTime(until, order.service_start.tz) })}
    </p>
  );
}
