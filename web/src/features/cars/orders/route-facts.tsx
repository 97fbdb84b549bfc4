import type { CarLocation } from '@serai/contract/cars/cars';
import type { CarOrderDetail } from '@serai/contract/cars/orders';
import type { OrderView } from '@serai/contract/orders/view';
import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';

/** Where a rental begins and ends, and the drive between. */
export function RouteFacts({
  order,
  detail,
}: {
  order: Pick<OrderView, 'order_status' | 'offer'>;
  detail: CarOrderDetail;
}) {
  const t = usePhrases('car-order');
  const terms = usePhrases('vehicle-terms');
  const words = useVehicleWords();
  return (
    <KeyValues
      columns={2}
      items={[
        {
          key: 'pickUp',
          name: t('pickUpLocation'),
          value: <Place location={detail.pick_up} address={detail.pick_up_address} />,
        },
        {
          key: 'dropOff',
          name: t('dropOffLocation'),
          value: <Place location={detail.drop_off} address={detail.drop_off_address} />,
        },
        ...(detail.route ? [{ key: 'drive', name: t('drive'), value: words.drive(detail.route) }] : []),
        ...(order.order_status === 'offer_pending' && !order.offer
          ? [{ key: 'quoted', name: t('drive'), value: terms('onRequestRoute'), wide: true }]
          : []),
      ]}
    />
  );
}

function Place({ location, address }: { location: CarLocation; address: string }) {
  const t = usePhrases('car-order');
  return (
    <>
      <span className="font-strong">{location.name}</span>
      {location.name_alt && <span className="ml-2 text-caption text-muted">{location.name_alt}</span>}
      <span className={address ? 'block' : 'block text-muted'}>{address || t('noAddress')}</span>
    </>
  );
}
