import { Card } from '@serai/ui/card';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { HotelFacts } from './hotel-facts.tsx';
import { StayFacts } from './stay-facts.tsx';
import { StayPrices } from './stay-prices.tsx';

/** All further fields of a hotel order as sold. */
export function StayFields({ reply: { order } }: { reply: OrderReply }) {
  const t = usePhrases('hotel-order');
  if (order.product !== 'hotel') return null;
  const { detail } = order;
  return (
    <>
      <Card title={t('stayTitle')}>
        <StayFacts detail={detail} />
      </Card>
      <Card title={t('hotelTitle')}>
        <HotelFacts detail={detail} />
      </Card>
      <Card title={t('pricePerNight')}>
        <StayPrices detail={detail} />
      </Card>
    </>
  );
}
