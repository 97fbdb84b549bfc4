import { shownText } from '@serai/contract/currency';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { leftOf } from './left-of.ts';

/** Records the certificate of a tax that the agency withheld when it paid the bill. */
export function WithholdingDialog({ reply: { bill }, onClose }: BillDialogProps) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const command = useCommand('console/bill/recordWithholding', { stale: staleAfterBill, quiet: true });
  const { currency } = bill.open;
  return (
    <AgencyDialog
      title={t('withholdingTitle', { number: bill.number })}
      text={t('withholdingText', { agency: bill.agency })}
      submit={t('action_recordWithholding')}
      done={t('withholdingDone')}
      currency={currency}
      fields={[
        { name: 'certificate_number', label: t('certificateNumber'), kind: 'line', maxLength: 40 },
        { name: 'dated', label: t('certificateDate'), hint: t('dayHint'), kind: 'pastDay' },
        {
          name: 'base',
          label: t('taxBase'),
          kind: 'money',
          initial: shownText(bill.total.amount, currency),
        },
        { name: 'rate_bp', label: t('taxRate'), kind: 'percent' },
        { name: 'amount', label: t('taxWithheld'), kind: 'money' },
      ]}
      preview={({ amount }) => [leftOf(t('columnOpen'), bill.open, { taken: amount, text: money.text })]}
      busy={command.busy}
      send={({ certificate_number = '', dated = '', base = '', rate_bp = '', amount = '' }) =>
        command.send({
          bill_id: bill.id,
          certificate_number,
          dated,
          base: Number(base),
          rate_bp: Number(rate_bp),
          amount: Number(amount),
        })
      }
      onClose={onClose}
    />
  );
}
