import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { InvoiceView } from '../invoice-queries.ts';

const tones: Record<InvoiceView['status'], Tone> = {
  submitted: 'amber',
  approved: 'teal',
  issued: 'jade',
  delivered: 'jade',
  withdrawn: 'neutral',
  rejected: 'lacquer',
};

/** State of an invoice, and the state of its red invoices. */
export function InvoiceStatusTag({ invoice: { status, red } }: { invoice: InvoiceView }) {
  const t = usePhrases('invoices');
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusTag tone={tones[status]}>{t(`status_${status}`)}</StatusTag>
      {red !== 'none' && (
        <StatusTag tone={red === 'pending' ? 'amber' : 'lacquer'}>{t(`red_${red}`)}</StatusTag>
      )}
    </span>
  );
}
