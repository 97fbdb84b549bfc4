import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterInvoice } from '../desk-invoice.ts';
import type { InvoiceDialogProps } from './invoice-dialog-props.ts';

/** Rejects an application for an invoice. */
export function RejectInvoiceDialog({ reply: { invoice }, onClose }: InvoiceDialogProps) {
  const t = usePhrases('console-invoices');
  const words = usePhrases('invoices');
  const command = useCommand('console/invoice/reject', { stale: staleAfterInvoice, quiet: true });
  return (
    <AgencyDialog
      title={t('rejectTitle', { number: invoice.number })}
      text={t('rejectText')}
      submit={t('action_reject')}
      done={t('rejectDone')}
      currency={invoice.total.currency}
      fields={[{ name: 'reason', label: t('reason'), hint: t('reasonShown'), kind: 'text' }]}
      preview={() => [
        {
          name: t('columnStatus'),
          before: words(`status_${invoice.status}`),
          after: words('status_rejected'),
        },
      ]}
      isDangerous
      busy={command.busy}
      send={({ reason = '' }) => command.send({ id: invoice.id, reason })}
      onClose={onClose}
    />
  );
}
