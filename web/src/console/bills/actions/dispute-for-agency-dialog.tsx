import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { leftOf } from './left-of.ts';

interface DisputeForAgencyDialogProps extends BillDialogProps {
  /** Ids of the selected lines, and their sum in minor units. */
  ids: number[];
  sum: number;
  onDone: () => void;
}

/** Records that the agency disputes lines of the bill. */
export function DisputeForAgencyDialog(props: DisputeForAgencyDialogProps) {
  const { reply, ids, sum, onDone, onClose } = props;
  const t = usePhrases('console-bills');
  const money = useMoney();
  const command = useCommand('console/bill/dispute', { stale: staleAfterBill, quiet: true });
  const { bill } = reply;
  return (
    <AgencyDialog
      title={t('disputeTitle', { count: ids.length })}
      text={t('disputeText')}
      submit={t('action_dispute')}
      done={t('disputeDone')}
      currency={bill.total.currency}
      fields={[{ name: 'reason', label: t('disputeReason'), kind: 'text' }]}
      preview={() => [leftOf(t('columnTotal'), bill.total, { taken: String(sum), text: money.text })]}
      warn={() => (bill.days_overdue > 0 ? t('disputeLate') : null)}
      busy={command.busy}
      send={async ({ reason = '' }) => {
        const sent = await command.send({ id: bill.id, line_ids: ids, reason });
        if (!sent.failure) onDone();
        return sent;
      }}
      onClose={onClose}
    />
  );
}
