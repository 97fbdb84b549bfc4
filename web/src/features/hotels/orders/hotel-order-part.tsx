import { Card } from '@serai/ui/card';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { MapApps } from '../../map/map-apps.tsx';
import type { OrderReply } from '../../orders/order-product.ts';
import { GuestsCard } from './guests-card.tsx';
import { HotelFacts } from './hotel-facts.tsx';
import { PaidAtHotel } from './paid-at-hotel.tsx';
import { StayFacts } from './stay-facts.tsx';
import { StayPrices } from './stay-prices.tsx';

/** All fields of a hotel order as sold, for the seller's staff. */
export function HotelOrderPart({ reply: { order, policy } }: { reply: OrderReply }) {
  const t = usePhrases('hotel-order');
  if (order.product !== 'hotel') return null;
  const { detail } = order;
  return (
    <>
      <Card title={t('stayTitle')}>
        <StayFacts detail={detail} />
      </Card>
      <PaidAtHotel fees={detail.fees} important={detail.important} included={detail.included} />
      <Card
        title={t('hotelTitle')}
        aside={<MapApps name={detail.hotel_name} latitude={detail.latitude} longitude={detail.longitude} />}
      >
        <HotelFacts detail={detail} />
      </Card>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <GuestsCard order={order} detail={detail} refundable={policy.refundable} />
        <Card title={t('pricePerNight')}>
          <StayPrices detail={detail} />
        </Card>
      </div>
    </>
  );
}
