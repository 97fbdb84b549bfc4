import { Card } from '@serai/ui/card';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { CarFacts } from './car-facts.tsx';
import { CarPrices } from './car-prices.tsx';
import { RentalFacts } from './rental-facts.tsx';
import { ZoneFacts } from './zone-facts.tsx';

/** Times, vehicle, prices and industrial zone of a car order as sold. */
export function CarFields({ reply: { order } }: { reply: OrderReply }) {
  const t = usePhrases('car-order');
  if (order.product !== 'car') return null;
  const { detail } = order;
  return (
    <>
      <Card title={t('rentalTitle')}>
        <RentalFacts order={order} detail={detail} />
      </Card>
      <Card title={t('carTitle')}>
        <CarFacts detail={detail} />
      </Card>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={t('pricesTitle')}>
          <CarPrices detail={detail} />
        </Card>
        <Card title={t('zoneTitle')}>
          <ZoneFacts detail={detail} />
        </Card>
      </div>
    </>
  );
}
