import { shownText } from '@serai/contract/currency';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { leftOf } from './left-of.ts';

/** Sets the agency's deposit off against an overdue bill, by default as much as possible. */
export function SetOffDialog({ reply: { bill, deposit }, onClose }: BillDialogProps) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const command = useCommand('console/bill/setOff', { stale: staleAfterBill, quiet: true });
  const { currency } = bill.open;
  const most = Math.min(bill.open.amount, deposit.amount);
  return (
    <AgencyDialog
      title={t('setOffTitle', { number: bill.number })}
      text={t('setOffText', { agency: bill.agency })}
      submit={t('action_setOff')}
      done={t('setOffDone')}
      currency={currency}
      fields={[
        { name: 'amount', label: t('amount'), kind: 'money', initial: shownText(most, currency) },
        { name: 'reason', label: t('reason'), hint: t('reasonShown'), kind: 'text' },
      ]}
      preview={({ amount }) => [
        leftOf(t('columnOpen'), bill.open, { taken: amount, text: money.text }),
        leftOf(t('deposit'), deposit, { taken: amount, text: money.text }),
      ]}
      busy={command.busy}
      send={({ amount = '', reason = '' }) => command.send({ id: bill.id, amount: Number(amount), reason })}
      onClose={onClose}
    />
  );
}
