import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { Card } from '@serai/ui/card';
import { PhoneLink } from '@serai/ui/phone-link';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { MapApps } from '../../map/map-apps.tsx';
import type { OrderReply } from '../../orders/order-product.ts';
import { CopiedText } from './copied-text.tsx';
import { GuestsCard } from './guests-card.tsx';
import { PaidAtHotel } from './paid-at-hotel.tsx';

/** What an agent needs of a stay: how the hotel is reached, what guests pay there, and who they are. */
export function StayPart({ reply: { order, policy } }: { reply: OrderReply }) {
  if (order.product !== 'hotel') return null;
  const { detail } = order;
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <HotelCard detail={detail} />
        <GuestsCard order={order} detail={detail} refundable={policy.refundable} />
      </div>
      <PaidAtHotel fees={detail.fees} important={detail.important} included={detail.included} />
    </>
  );
}

function HotelCard({ detail }: { detail: HotelOrderDetail }) {
  const t = usePhrases('hotel-order');
  const others = [detail.hotel_name_alt, detail.hotel_name_local].filter(Boolean).join(' · ');
  return (
    <Card title={t('hotelTitle')}>
      <div className="grid gap-2 [overflow-wrap:anywhere]">
        <div>
          <p className="font-strong">{detail.hotel_name}</p>
          {others && <p className="text-caption text-muted">{others}</p>}
        </div>
        <div>
          <CopiedText text={detail.address} what={t('address')} />
          {detail.address_local && <p className="text-caption text-muted">{detail.address_local}</p>}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <PhoneLink number={detail.phone} />
          <span className="not-printed">
            <MapApps name={detail.hotel_name} latitude={detail.latitude} longitude={detail.longitude} />
          </span>
        </div>
      </div>
    </Card>
  );
}
