import { useCommand } from '../../../platform/api/use-command.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';

/** Confirms a bill that the agency has applied for. */
export function ConfirmBillDialog({ reply: { bill, due_if_confirmed: due }, onClose }: BillDialogProps) {
  const t = usePhrases('console-bills');
  const bills = usePhrases('bills');
  const money = useMoney();
  const { civil } = useDates();
  const command = useCommand('console/bill/confirm', { stale: staleAfterBill, quiet: true });
  const owed = { ...bill.total, amount: bill.total.amount - bill.given_back.amount };
  return (
    <AgencyDialog
      title={t('confirmTitle', { number: bill.number })}
      text={t('confirmText', { agency: bill.agency })}
      submit={t('action_confirm')}
      done={t('confirmDone')}
      currency={bill.total.currency}
      fields={[]}
      preview={() => [
        {
          name: t('columnStatus'),
          before: bills('status_submitted'),
          after: bills(owed.amount > 0 ? 'status_confirmed' : 'status_closed'),
        },
        { name: t('columnOpen'), before: money.text(bill.open), after: money.text(owed) },
        { name: t('due'), before: '—', after: due ? civil(due, { year: true }) : '—' },
      ]}
      busy={command.busy}
      send={() => command.send({ id: bill.id })}
      onClose={onClose}
    />
  );
}
