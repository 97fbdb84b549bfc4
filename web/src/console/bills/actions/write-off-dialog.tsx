import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { useWriteOffPreview } from './use-write-off-preview.ts';

/** Asks a second person to write off what is open of an overdue bill. */
export function WriteOffDialog({ reply, onClose }: BillDialogProps) {
  const t = usePhrases('console-bills');
  const command = useCommand('console/bill/writeOff', { stale: staleAfterBill, quiet: true });
  const preview = useWriteOffPreview(reply);
  const { bill } = reply;
  return (
    <AgencyDialog
      title={t('writeOffTitle', { number: bill.number })}
      text={t('writeOffText', { agency: bill.agency })}
      submit={t('action_writeOff')}
      done={t('writeOffDone')}
      currency={bill.open.currency}
      fields={[{ name: 'reason', label: t('reason'), hint: t('writeOffReasonHint'), kind: 'text' }]}
      preview={() => preview}
      isDangerous
      busy={command.busy}
      send={({ reason = '' }) => command.send({ id: bill.id, reason })}
      onClose={onClose}
    />
  );
}
