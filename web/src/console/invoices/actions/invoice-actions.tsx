import type { InvoiceDeskAction } from '@serai/contract/invoices/statuses';
import { Button } from '@serai/ui/button';
import { type ReactElement, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ExportSheet } from '../../bills/export-sheet.tsx';
import { ApproveInvoiceDialog } from './approve-invoice-dialog.tsx';
import { AskRedDialog } from './ask-red-dialog.tsx';
import type { InvoiceDialogProps } from './invoice-dialog-props.ts';
import { IssueInvoiceDialog } from './issue-invoice-dialog.tsx';
import { RejectInvoiceDialog } from './reject-invoice-dialog.tsx';
import { ResendInvoiceDialog } from './resend-invoice-dialog.tsx';

/** Dialogs of the actions on the whole invoice; those on a red invoice are beside it. */
const dialogs = {
  approve: ApproveInvoiceDialog,
  issue: IssueInvoiceDialog,
  reject: RejectInvoiceDialog,
  resend: ResendInvoiceDialog,
  askRed: AskRedDialog,
} satisfies Partial<Record<InvoiceDeskAction, (props: InvoiceDialogProps) => ReactElement>>;
type DialogAction = keyof typeof dialogs;

/** Actions on the invoice that the server offers to the reader, and its export. */
export function InvoiceActions({ reply }: Pick<InvoiceDialogProps, 'reply'>) {
  const t = usePhrases('console-invoices');
  const [chosen, setChosen] = useState<DialogAction | null>(null);
  const offered = (Object.keys(dialogs) as DialogAction[]).filter((action) => reply.actions.includes(action));
  const Dialog = chosen && dialogs[chosen];
  const { id, number } = reply.invoice;
  return (
    <div data-actions className="not-printed flex flex-wrap items-center gap-2">
      {offered.map((action) => (
        <Button
          key={action}
          kind={action === 'approve' || action === 'issue' ? 'primary' : 'secondary'}
          onClick={() => setChosen(action)}
        >
          {t(`action_${action}`)}
        </Button>
      ))}
      <ExportSheet path="console/invoice/export" asked={{ id }} name={t('invoiceTitle', { number })} />
      {/* Stays open with its entries if a reload no longer offers the action. */}
      {Dialog && <Dialog reply={reply} onClose={() => setChosen(null)} />}
    </div>
  );
}
