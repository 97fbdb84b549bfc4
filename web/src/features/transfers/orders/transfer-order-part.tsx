import { orderListPages } from '@serai/contract/permissions';
import { Card } from '@serai/ui/card';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { useIsDesk } from '../../orders/views/reader.ts';
import { ChangeTripButton } from '../../vehicles/change-trip-button.tsx';
import { orderIsOver, ridesAreShown } from '../../vehicles/order-is-over.ts';
import { RidesCard } from '../../vehicles/rides-card.tsx';
import { ChangeTransferButton } from './change-transfer-button.tsx';
import { DriverHelp } from './driver-help.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { TransferFields } from './transfer-fields.tsx';
import { TripFacts } from './transfer-trip-facts.tsx';

/** All fields of an airport transfer order as sold. */
export function TransferOrderPart({ reply }: { reply: OrderReply }) {
  return (
    <>
      <TransferTripPart reply={reply} />
      <TransferFields reply={reply} />
    </>
  );
}

/** Drivers, flight, route and meeting of an airport transfer. */
export function TransferTripPart({ reply: { order } }: { reply: OrderReply }) {
  const t = usePhrases('transfer-order');
  const isDesk = useIsDesk();
  if (order.product !== 'airport') return null;
  const { detail } = order;
  const hasHelp = !isDesk && !orderIsOver(order.order_status);
  return (
    <>
      {ridesAreShown(order.order_status, detail.dispatch_status) && (
        <RidesCard rides={detail.rides} status={detail.dispatch_status} />
      )}
      <Card title={t('tripTitle')} aside={<ChangeTransferButton order={order} detail={detail} />}>
        <TripFacts detail={detail} />
      </Card>
      <Card
        title={t('meetingTitle')}
        aside={
          <ChangeTripButton
            path="airport/changeTrip"
            listPage={orderListPages.airport}
            order={order}
            canChange={detail.can_change}
            values={{
              passenger_name: detail.passenger_name,
              passenger_phone: detail.passenger_phone,
              contact_phone: order.contact_phone,
              sign_text: detail.sign_text,
              address: detail.address,
            }}
            optional={
              detail.place.kind === 'area'
                ? ['passenger_phone', 'sign_text']
                : ['passenger_phone', 'sign_text', 'address']
            }
          />
        }
      >
        <MeetingFacts detail={detail} />
        {hasHelp && <DriverHelp detail={detail} sn={order.sn} />}
      </Card>
    </>
  );
}
