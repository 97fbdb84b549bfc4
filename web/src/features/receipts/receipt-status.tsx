import type { OwnReceipt } from '@serai/contract/receipts/receipts';
import { StatusTag } from '@serai/ui/tag';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Whether a receipt is fully allocated, partly allocated, or reversed. */
export function ReceiptStatus({ receipt: { reversed_at, unallocated } }: { receipt: OwnReceipt }) {
  const t = usePhrases('top-up');
  if (reversed_at !== null) return <StatusTag tone="lacquer">{t('received_reversed')}</StatusTag>;
  if (unallocated.amount > 0) return <StatusTag tone="amber">{t('received_part')}</StatusTag>;
  return <StatusTag tone="jade">{t('received_whole')}</StatusTag>;
}
