import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { HeadFact, OrderReply } from '../../orders/order-product.ts';
import { useDriverFact } from '../../vehicles/driver-fact.tsx';
import { utcOffset } from './utc-offset.ts';

/** Pick-up time, vehicles, passenger and driver of a transfer. */
export function useTransferHeadFacts(order: OrderReply['order']): readonly HeadFact[] {
  const t = usePhrases('transfer-order');
  const { civil } = useDates();
  const driver = useDriverFact(order, order.product === 'airport' ? order.detail.rides : []);
  if (order.product !== 'airport') return [];
  const { detail } = order;
  const { local } = detail.pick_up_time;
  return [
    {
      key: 'pick-up',
      name: t('factPickUp'),
      value: `${civil(local.slice(0, 10))} ${local.slice(11, 16)}`,
      note: t('zone', { city: detail.airport.city, offset: utcOffset(detail.pick_up_time) }),
    },
    {
      key: 'vehicle',
      name: t('vehicleClass'),
      value: t('factVehicles', { model: detail.vehicle_class, count: detail.vehicles }),
      note: detail.flight_number || undefined,
    },
    {
      key: 'passenger',
      name: t('passengerName'),
      value: detail.passenger_name,
      note: detail.passenger_phone || undefined,
    },
    driver,
  ];
}
