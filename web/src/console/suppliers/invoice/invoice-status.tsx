import type { SupplierInvoiceState } from '@serai/contract/payables/words';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

const tones: Record<SupplierInvoiceState, Tone> = {
  entered: 'amber',
  disputed: 'lacquer',
  accepted: 'teal',
  paid: 'jade',
  withdrawn: 'neutral',
};

/** State of a supplier's invoice; an accepted one past its due date is overdue. */
export function InvoiceStatus({ status, overdue }: { status: SupplierInvoiceState; overdue: boolean }) {
  const t = usePhrases('console-suppliers');
  return (
    <StatusTag tone={overdue ? 'lacquer' : tones[status]}>
      {overdue ? t('state_overdue') : t(`state_${status}`)}
    </StatusTag>
  );
}
