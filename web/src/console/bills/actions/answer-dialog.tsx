import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type DeskBillLine, staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';

/** Answers the dispute of a line. */
export function AnswerDialog({ line, onClose }: BillDialogProps & { line: DeskBillLine }) {
  const t = usePhrases('console-bills');
  const bills = usePhrases('bills');
  const command = useCommand('console/bill/answer', { stale: staleAfterBill, quiet: true });
  return (
    <AgencyDialog
      title={t('answerTitle', { sn: line.order_sn })}
      text={t('answerText', { reason: line.reason })}
      submit={t('action_answer')}
      done={t('answerDone')}
      currency={line.amount.currency}
      fields={[{ name: 'answer', label: t('answer'), hint: t('reasonShown'), kind: 'text' }]}
      preview={() => [{ name: t('columnStatus'), before: bills('state_disputed'), after: t('onNextBill') }]}
      busy={command.busy}
      send={({ answer = '' }) => command.send({ line_id: line.id, answer })}
      onClose={onClose}
    />
  );
}
