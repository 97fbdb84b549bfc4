import type { OrderView } from '@serai/contract/orders/view';
import { Button, buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useOpenLink } from '../../../platform/files/use-open-link.ts';
import { useOrderPhrases } from '../service-words.ts';

/** Downloads the voucher of an order; on the order's own page it links to the voucher's page. */
export function VoucherButton({ order, compact }: { order: OrderView; compact: boolean }) {
  const t = useOrderPhrases('orders');
  const api = useApi();
  const open = useOpenLink();
  const opening = useSending(async () => {
    const { url } = await api.post('file/link', { kind: 'voucher', id: order.id });
    await open(url, `voucher-${order.sn}.pdf`);
  });

  return (
    <>
      <Button
        icon="download"
        size={compact ? 'compact' : 'regular'}
        busy={opening.busy}
        onClick={() => void opening.send()}
      >
        {t('voucherOpen')}
      </Button>
      {!compact && (
        <Link to={paths.orderVoucher(order.id)} className={buttonClass()}>
          {t('voucherShare')}
        </Link>
      )}
    </>
  );
}
