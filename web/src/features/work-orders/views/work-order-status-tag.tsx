import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { WorkOrderRow } from '../work-order-queries.ts';

const tones: Record<WorkOrderRow['status'], Tone> = {
  submitted: 'neutral',
  accepted: 'teal',
  in_progress: 'teal',
  waiting_member: 'amber',
  resolved: 'jade',
  reopened: 'amber',
  closed: 'neutral',
  withdrawn: 'neutral',
  declined: 'lacquer',
};

/** Progress of a work order; needs the phrases `work-orders`. */
export function WorkOrderStatusTag({ status }: { status: WorkOrderRow['status'] }) {
  const t = usePhrases('work-orders');
  return <StatusTag tone={tones[status]}>{t(`status_${status}`)}</StatusTag>;
}
