import type { OrderView } from '@serai/contract/orders/view';
import { Button, buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import { useVoucher } from './use-voucher.ts';

/** Downloads the voucher of an order, and links to the voucher's page. */
export function VoucherButton({ order }: { order: OrderView }) {
  const t = useOrderPhrases('orders');
  const opening = useVoucher(order);

  return (
    <>
      <Button icon="download" busy={opening.busy} onClick={() => void opening.send()}>
        {t('voucherOpen')}
      </Button>
      <Link to={paths.orderVoucher(order.id)} className={buttonClass()}>
        {t('voucherShare')}
      </Link>
    </>
  );
}
