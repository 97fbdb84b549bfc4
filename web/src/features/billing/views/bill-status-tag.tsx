import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BillView } from '../bill-queries.ts';

const tones: Record<BillView['status'], Tone> = {
  submitted: 'amber',
  confirmed: 'teal',
  part_paid: 'teal',
  paid: 'jade',
  closed: 'jade',
  withdrawn: 'neutral',
  rejected: 'lacquer',
  void: 'neutral',
};

/** Status of a bill, with the number of days overdue. */
export function BillStatusTag({ bill }: { bill: BillView }) {
  const t = usePhrases('bills');
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusTag tone={tones[bill.status]}>{t(`status_${bill.status}`)}</StatusTag>
      {bill.days_overdue > 0 && (
        <StatusTag tone="lacquer">{t('overdueDays', { days: bill.days_overdue })}</StatusTag>
      )}
      {bill.disputed_lines > 0 && (
        <StatusTag tone="amber">{t('disputedLines', { count: bill.disputed_lines })}</StatusTag>
      )}
    </span>
  );
}
