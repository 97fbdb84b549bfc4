import { Card } from '@serai/ui/card';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { TransferFees } from './transfer-fees.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';

/** Vehicle, passengers and fees of an airport transfer as sold. */
export function TransferFields({ reply: { order } }: { reply: OrderReply }) {
  const t = usePhrases('transfer-order');
  if (order.product !== 'airport') return null;
  const { detail } = order;
  return (
    <>
      <Card title={t('vehicleTitle')}>
        <VehicleFacts detail={detail} />
      </Card>
      <Card title={t('feesTitle')}>
        <TransferFees detail={detail} />
      </Card>
    </>
  );
}
