import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type DeskBillReply, staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { leftOf } from './left-of.ts';

interface ReverseWithholdingDialogProps extends BillDialogProps {
  certificate: DeskBillReply['withholdings'][number];
}

/** Takes back an invalid certificate of withheld tax. */
export function ReverseWithholdingDialog({ reply, certificate, onClose }: ReverseWithholdingDialogProps) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const command = useCommand('console/bill/reverseWithheldTax', { stale: staleAfterBill, quiet: true });
  const { open } = reply.bill;
  return (
    <AgencyDialog
      title={t('reverseTitle', { number: certificate.number })}
      text={t('reverseText')}
      submit={t('action_reverseWithholding')}
      done={t('reverseDone')}
      currency={open.currency}
      fields={[{ name: 'reason', label: t('reason'), kind: 'text' }]}
      preview={() => [
        leftOf(t('columnOpen'), open, { taken: String(-certificate.amount.amount), text: money.text }),
      ]}
      isDangerous
      busy={command.busy}
      send={({ reason = '' }) => command.send({ certificate_id: certificate.id, reason })}
      onClose={onClose}
    />
  );
}
