import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';

/** Rejects a bill that the agency has applied for. */
export function RejectBillDialog({ reply: { bill }, onClose }: BillDialogProps) {
  const t = usePhrases('console-bills');
  const bills = usePhrases('bills');
  const command = useCommand('console/bill/reject', { stale: staleAfterBill, quiet: true });
  return (
    <AgencyDialog
      title={t('rejectTitle', { number: bill.number })}
      text={t('rejectText', { agency: bill.agency })}
      submit={t('action_reject')}
      done={t('rejectDone')}
      currency={bill.total.currency}
      fields={[{ name: 'reason', label: t('reason'), hint: t('reasonShown'), kind: 'text' }]}
      preview={() => [
        { name: t('columnStatus'), before: bills('status_submitted'), after: bills('status_rejected') },
        { name: t('charges', { count: bill.lines }), before: t('onBill'), after: t('unbilled') },
      ]}
      isDangerous
      busy={command.busy}
      send={({ reason = '' }) => command.send({ id: bill.id, reason })}
      onClose={onClose}
    />
  );
}
