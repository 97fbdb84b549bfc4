import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type DeskBillReply, staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { useWriteOffPreview } from './use-write-off-preview.ts';

interface DecideWriteOffDialogProps extends BillDialogProps {
  writeOff: NonNullable<DeskBillReply['write_off']>;
  decision: 'confirm' | 'reject';
}

/** Approves or declines a write-off that a colleague has requested. */
export function DecideWriteOffDialog(props: DecideWriteOffDialogProps) {
  const { reply, writeOff, decision, onClose } = props;
  const t = usePhrases('console-bills');
  const command = useCommand('console/bill/decideWriteOff', { stale: staleAfterBill, quiet: true });
  const preview = useWriteOffPreview(reply);
  const isApproval = decision === 'confirm';
  return (
    <AgencyDialog
      title={t(isApproval ? 'approveTitle' : 'declineTitle', { number: reply.bill.number })}
      text={t(isApproval ? 'approveText' : 'declineText', { name: writeOff.asked_by })}
      submit={t(isApproval ? 'approveWriteOff' : 'declineWriteOff')}
      done={t(isApproval ? 'approveDone' : 'declineDone')}
      currency={writeOff.amount.currency}
      fields={[{ name: 'note', label: t('note'), kind: 'text', isOptional: isApproval }]}
      preview={() => (isApproval ? preview : [])}
      isDangerous={isApproval}
      busy={command.busy}
      send={({ note = '' }) => command.send({ write_off_id: writeOff.id, decision, note })}
      onClose={onClose}
    />
  );
}
