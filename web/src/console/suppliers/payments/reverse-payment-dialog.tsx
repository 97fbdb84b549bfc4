import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type PaymentRow, staleAfterPayable } from '../supplier-reads.ts';

/** Reverses a payment; its invoices are open again. */
export function ReversePaymentDialog({ payment, onClose }: { payment: PaymentRow; onClose: () => void }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const command = useCommand('console/payable/reversePayment', { stale: staleAfterPayable, quiet: true });
  return (
    <AgencyDialog
      isDangerous
      title={t('reverseTitle', { sum: money.text(payment.amount) })}
      text={t('reverseText')}
      submit={t('reverse')}
      done={t('reversed')}
      currency={payment.amount.currency}
      fields={[{ name: 'reason', label: t('reason'), kind: 'text' }]}
      preview={() => []}
      busy={command.busy}
      send={({ reason = '' }) => command.send({ payment_id: payment.id, reason })}
      onClose={onClose}
    />
  );
}
