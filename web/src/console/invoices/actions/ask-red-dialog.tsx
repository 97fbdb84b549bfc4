import { redConfirmHours } from '@serai/contract/invoices/statuses';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type DeskRed, staleAfterInvoice } from '../desk-invoice.ts';
import type { InvoiceDialogProps } from './invoice-dialog-props.ts';

/** Asks for a red invoice over all that is left, or again for one that was declined or has lapsed. */
export function AskRedDialog({ reply: { invoice }, red, onClose }: InvoiceDialogProps & { red?: DeskRed }) {
  const t = usePhrases('console-invoices');
  const words = usePhrases('invoices');
  const money = useMoney();
  const command = useCommand('console/invoice/askRed', { stale: staleAfterInvoice, quiet: true });
  const left = invoice.left ?? invoice.total;
  const after = { ...left, amount: red ? left.amount + red.gross.amount : 0 };
  return (
    <AgencyDialog
      title={t('askRedTitle', { number: invoice.invoice_number })}
      text={invoice.kind === 'special' ? t('askRedBuyer', { hours: redConfirmHours }) : t('askRedText')}
      submit={t(red ? 'action_askRedAgain' : 'action_askRed')}
      done={t('askRedDone')}
      currency={left.currency}
      fields={[{ name: 'reason', label: t('reason'), hint: t('reasonShown'), kind: 'text' }]}
      preview={() => [{ name: words('left'), before: money.text(left), after: money.text(after) }]}
      isDangerous
      busy={command.busy}
      send={({ reason = '' }) => command.send({ id: invoice.id, reason, ...(red && { red_id: red.id }) })}
      onClose={onClose}
    />
  );
}
