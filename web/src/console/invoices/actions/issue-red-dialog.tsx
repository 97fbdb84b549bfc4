import { authorityKinds } from '@serai/contract/invoices/statuses';
import { useCommand } from '../../../platform/api/use-command.ts';
import { readersDay } from '../../../platform/form/date-input.tsx';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import type { AgencyField } from '../../agencies/actions/agency-field.ts';
import { type DeskRed, staleAfterInvoice } from '../desk-invoice.ts';
import type { InvoiceDialogProps } from './invoice-dialog-props.ts';
import { useAuthorityFiles } from './use-authority-files.tsx';

/** Issues a confirmed red invoice: with the authority's number and files, or as our credit note. */
export function IssueRedDialog({ reply: { invoice }, red, onClose }: InvoiceDialogProps & { red: DeskRed }) {
  const t = usePhrases('console-invoices');
  const words = usePhrases('invoices');
  const money = useMoney();
  const command = useCommand('console/invoice/issueRed', { stale: staleAfterInvoice, quiet: true });
  const authority = useAuthorityFiles({ red_id: red.id }, red.gross.currency);
  const isAuthority = authorityKinds.includes(invoice.kind);
  const left = invoice.left ?? invoice.total;
  const number: AgencyField = {
    name: 'invoice_number',
    label: t('authorityNumber'),
    hint: t('authorityNumberHint'),
    kind: 'line',
    maxLength: 20,
  };
  return (
    <AgencyDialog
      title={t('issueRedTitle', { number: invoice.invoice_number })}
      text={t(isAuthority ? 'issueAuthority' : 'issueOwn')}
      submit={t('action_issueRed')}
      done={t('issueRedDone')}
      currency={left.currency}
      fields={[
        ...(isAuthority ? [number] : []),
        { name: 'issued_on', label: words('issuedOn'), kind: 'pastDay', initial: readersDay() },
      ]}
      preview={() => [
        {
          name: words('left'),
          before: money.text(left),
          after: money.text({ ...left, amount: left.amount + red.gross.amount }),
        },
      ]}
      extra={isAuthority ? authority.field : null}
      busy={command.busy || authority.isSending}
      send={async ({ invoice_number = '', issued_on = '' }) =>
        authority.learn(
          await command.send({
            red_id: red.id,
            issued_on,
            ...(isAuthority && { invoice_number, ...authority.sent }),
          }),
        )
      }
      onClose={onClose}
    />
  );
}
