import type { OrderView } from '@serai/contract/orders';
import { Button } from '@serai/ui/button';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useOrderPhrases } from '../service-words.ts';

/**
 * Gets the voucher by a one-use link, because a link cannot carry the token: saved as a file on a computer, opened
 * in place on a phone, where saving a made-up file does not work (WeChat among others).
 */
export function VoucherButton({ order, compact }: { order: OrderView; compact: boolean }) {
  const t = useOrderPhrases('orders');
  const notify = useNotify();
  const common = usePhrases('common');
  const api = useApi();
  const opening = useSending(async () => {
    const { url } = await api.post('file/link', { kind: 'voucher', id: order.id });
    if (window.matchMedia('(pointer: coarse)').matches) return location.assign(url);
    try {
      const response = await fetch(url);
      if (!response.ok) return notify('error', common('statusOther'));
      save(await response.blob(), `voucher-${order.sn}.pdf`);
    } catch {
      // The line broke during the download.
      notify('error', common('serverException'));
    }
  });

  return (
    <Button
      icon="download"
      size={compact ? 'compact' : 'regular'}
      busy={opening.busy}
      onClick={() => void opening.send()}
    >
      {t('voucherOpen')}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
