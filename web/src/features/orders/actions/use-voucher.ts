import type { OrderView } from '@serai/contract/orders/view';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useOpenLink } from '../../../platform/files/use-open-link.ts';

/** Downloads the voucher of an order. */
export function useVoucher(order: Pick<OrderView, 'id' | 'sn'>) {
  const api = useApi();
  const open = useOpenLink();
  return useSending(async () => {
    const { url } = await api.post('file/link', { kind: 'voucher', id: order.id });
    await open(url, `voucher-${order.sn}.pdf`);
  });
}
