import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterInvoice } from '../desk-invoice.ts';
import type { InvoiceDialogProps } from './invoice-dialog-props.ts';

/** Approves an application for an invoice. */
export function ApproveInvoiceDialog({ reply: { invoice, title_warning }, onClose }: InvoiceDialogProps) {
  const t = usePhrases('console-invoices');
  const words = usePhrases('invoices');
  const command = useCommand('console/invoice/approve', { stale: staleAfterInvoice, quiet: true });
  return (
    <AgencyDialog
      title={t('approveTitle', { number: invoice.number })}
      text={t('approveText')}
      submit={t('action_approve')}
      done={t('approveDone')}
      currency={invoice.total.currency}
      fields={[]}
      preview={() => [
        { name: t('columnStatus'), before: words('status_submitted'), after: words('status_approved') },
      ]}
      warn={() => (title_warning ? t('titleOdd') : null)}
      busy={command.busy}
      send={() => command.send({ id: invoice.id })}
      onClose={onClose}
    />
  );
}
