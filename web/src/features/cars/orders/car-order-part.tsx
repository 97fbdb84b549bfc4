import { orderListPages } from '@serai/contract/permissions';
import { Card } from '@serai/ui/card';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { ChangeTripButton } from '../../vehicles/change-trip-button.tsx';
import { ridesAreShown } from '../../vehicles/order-is-over.ts';
import { RidesCard } from '../../vehicles/rides-card.tsx';
import { CarFields } from './car-fields.tsx';
import { ChangeRentalButton } from './change-rental-button.tsx';
import { RouteFacts } from './route-facts.tsx';

/** All fields of a car order as sold, and its drivers. */
export function CarOrderPart({ reply }: { reply: OrderReply }) {
  return (
    <>
      <CarTripPart reply={reply} />
      <CarFields reply={reply} />
    </>
  );
}

/** Drivers and route of a car order, with the buttons that change it. */
export function CarTripPart({ reply: { order } }: { reply: OrderReply }) {
  const t = usePhrases('car-order');
  if (order.product !== 'car') return null;
  const { detail } = order;
  return (
    <>
      {ridesAreShown(order.order_status, detail.dispatch_status) && (
        <RidesCard rides={detail.rides} status={detail.dispatch_status} />
      )}
      <Card
        title={t('routeTitle')}
        aside={
          <span className="flex flex-wrap justify-end gap-2">
            <ChangeRentalButton order={order} detail={detail} />
            <ChangeTripButton
              path="car/changeTrip"
              listPage={orderListPages.car}
              order={order}
              canChange={detail.can_change}
              values={{
                passenger_name: detail.passenger_name,
                passenger_phone: detail.passenger_phone,
                contact_phone: order.contact_phone,
                pick_up_address: detail.pick_up_address,
                drop_off_address: detail.drop_off_address,
              }}
              optional={['passenger_phone', 'pick_up_address', 'drop_off_address']}
            />
          </span>
        }
      >
        <RouteFacts order={order} detail={detail} />
      </Card>
    </>
  );
}
