import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';

/** Voids a bill of which nothing has been paid. */
export function VoidBillDialog({ reply: { bill }, onClose }: BillDialogProps) {
  const t = usePhrases('console-bills');
  const bills = usePhrases('bills');
  const money = useMoney();
  const command = useCommand('console/bill/void', { stale: staleAfterBill, quiet: true });
  return (
    <AgencyDialog
      title={t('voidTitle', { number: bill.number })}
      text={t('voidText', { agency: bill.agency })}
      submit={t('action_void')}
      done={t('voidDone')}
      currency={bill.total.currency}
      fields={[{ name: 'reason', label: t('reason'), hint: t('reasonShown'), kind: 'text' }]}
      preview={() => [
        { name: t('columnStatus'), before: bills(`status_${bill.status}`), after: bills('status_void') },
        {
          name: t('columnOpen'),
          before: money.text(bill.open),
          after: money.text({ ...bill.open, amount: 0 }),
        },
        { name: t('charges', { count: bill.lines }), before: t('onBill'), after: t('unbilled') },
      ]}
      isDangerous
      busy={command.busy}
      send={({ reason = '' }) => command.send({ id: bill.id, reason })}
      onClose={onClose}
    />
  );
}
