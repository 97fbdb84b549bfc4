import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterInvoice } from '../desk-invoice.ts';
import type { InvoiceDialogProps } from './invoice-dialog-props.ts';

/** Sends an invoice to its title's email address again. */
export function ResendInvoiceDialog({ reply: { invoice, title }, onClose }: InvoiceDialogProps) {
  const t = usePhrases('console-invoices');
  const command = useCommand('console/invoice/resend', { stale: staleAfterInvoice, quiet: true });
  return (
    <AgencyDialog
      title={t('resendTitle', { number: invoice.invoice_number })}
      text={t('resendText', { email: title.email })}
      submit={t('action_resend')}
      done={t('resendDone')}
      currency={invoice.total.currency}
      fields={[]}
      preview={() => []}
      busy={command.busy}
      send={() => command.send({ id: invoice.id })}
      onClose={onClose}
    />
  );
}
