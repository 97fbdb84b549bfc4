import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { HeadFact, OrderReply } from '../../orders/order-product.ts';
import { useDriverFact } from '../../vehicles/driver-fact.tsx';

/** Pick-up time, vehicles, passenger and driver of a rental. */
export function useRentalHeadFacts(order: OrderReply['order']): readonly HeadFact[] {
  const t = usePhrases('car-order');
  const { civil } = useDates();
  const driver = useDriverFact(order, order.product === 'car' ? order.detail.rides : []);
  if (order.product !== 'car') return [];
  const { detail } = order;
  const { local } = order.service_start;
  return [
    {
      key: 'pick-up',
      name: t('pickUpTime'),
      value: `${civil(local.slice(0, 10))} ${local.slice(11, 16)}`,
      note: t('placeTime', { city: detail.pick_up.city }),
    },
    {
      key: 'vehicle',
      name: t('vehicleModel'),
      value: t('factVehicles', { model: detail.vehicle_model, count: detail.number_of_rentals }),
    },
    {
      key: 'passenger',
      name: t('passenger'),
      value: detail.passenger_name,
      note: detail.passenger_phone || undefined,
    },
    driver,
  ];
}
