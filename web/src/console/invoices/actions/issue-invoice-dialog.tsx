import { authorityKinds } from '@serai/contract/invoices/statuses';
import { currenciesWith } from '../../../features/receipts/payment-currencies.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { readersDay } from '../../../platform/form/date-input.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import type { AgencyField } from '../../agencies/actions/agency-field.ts';
import { staleAfterInvoice } from '../desk-invoice.ts';
import type { InvoiceDialogProps } from './invoice-dialog-props.ts';
import { useAuthorityFiles } from './use-authority-files.tsx';

/** Issues an approved invoice: with the authority's number and files, or with our own number. */
export function IssueInvoiceDialog({ reply: { invoice }, onClose }: InvoiceDialogProps) {
  const t = usePhrases('console-invoices');
  const words = usePhrases('invoices');
  const command = useCommand('console/invoice/issue', { stale: staleAfterInvoice, quiet: true });
  const authority = useAuthorityFiles({ id: invoice.id }, invoice.total.currency);
  const isAuthority = authorityKinds.includes(invoice.kind);
  const own = invoice.total.currency;
  const currencies = currenciesWith(own).map((value) => ({ value, label: value }));
  const number: AgencyField = {
    name: 'invoice_number',
    label: t('authorityNumber'),
    hint: t('authorityNumberHint'),
    kind: 'line',
    maxLength: 20,
  };
  return (
    <AgencyDialog
      title={t('issueTitle', { number: invoice.number })}
      text={t(isAuthority ? 'issueAuthority' : 'issueOwn')}
      submit={t('action_issue')}
      done={t('issueDone')}
      currency={own}
      fields={[
        ...(isAuthority ? [number] : []),
        { name: 'issued_on', label: words('issuedOn'), kind: 'pastDay', initial: readersDay() },
        {
          name: 'currency',
          label: t('currency'),
          kind: 'choice',
          choices: currencies,
          initial: own,
        },
        { name: 'rate', label: t('rate'), hint: t('rateHint'), kind: 'decimal', isOptional: true },
        { name: 'rate_of', label: t('rateOf'), kind: 'choice', choices: currencies, initial: own },
      ]}
      preview={() => [
        { name: t('columnStatus'), before: words('status_approved'), after: words('status_issued') },
      ]}
      extra={isAuthority ? authority.field : null}
      busy={command.busy || authority.isSending}
      send={async ({ invoice_number = '', issued_on = '', currency, rate, rate_of }) =>
        authority.learn(
          await command.send({
            id: invoice.id,
            issued_on,
            ...(isAuthority && { invoice_number, ...authority.sent }),
            ...(currency && currency !== own && { currency, ...(rate && { rate, rate_of }) }),
          }),
        )
      }
      onClose={onClose}
    />
  );
}
