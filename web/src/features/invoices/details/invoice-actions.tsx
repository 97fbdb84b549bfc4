import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useApi } from '../../../platform/app.tsx';
import { ExportMenu } from '../../../platform/files/export-menu.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { type InvoiceDetail, type InvoiceView, invoiceReads } from '../invoice-queries.ts';
import { InvoiceFiles } from './invoice-files.tsx';

/** Actions available to the reader, as returned by the server. */
export function InvoiceActions({ detail: { invoice, title, files, actions } }: { detail: InvoiceDetail }) {
  const t = usePhrases('invoices');
  const [withdrawing, setWithdrawing] = useState(false);
  const api = useApi();
  const mayExport = useMay()('/user/invoice/details', 'export');
  const hasFiles = actions.includes('export') && files.length > 0;
  if (!mayExport && !actions.includes('withdraw')) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      {hasFiles && <InvoiceFiles invoiceId={invoice.id} files={files} />}
      {mayExport && (
        <ExportMenu
          fileName={`${t('title')}-${invoice.invoice_number || invoice.number}`}
          link={(format) => api.post('invoice/linkExport', { id: invoice.id, format })}
        />
      )}
      {actions.includes('resend') && <Resend invoice={invoice} email={title.email} />}
      {actions.includes('withdraw') && <Button onClick={() => setWithdrawing(true)}>{t('withdraw')}</Button>}
      {withdrawing && <WithdrawDialog invoice={invoice} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}

function Resend({ invoice: { id }, email }: { invoice: InvoiceView; email: string }) {
  const t = usePhrases('invoices');
  const notify = useNotify();
  const command = useCommand('invoice/resend', { stale: invoiceReads });
  async function send() {
    const { reply } = await command.send({ id });
    if (reply) notify('success', t('resent', { email }));
  }
  return (
    <Button icon="mail" busy={command.busy} onClick={() => void send()}>
      {t('resend')}
    </Button>
  );
}

/** Confirms the withdrawal of an unapproved application. */
function WithdrawDialog({ invoice: { id, number }, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const t = usePhrases('invoices');
  return (
    <CommandDialog
      command={useCommand('invoice/withdraw', { stale: invoiceReads })}
      body={() => ({ id })}
      title={t('withdrawTitle', { number })}
      description={t('withdrawHelp')}
      confirm={t('withdrawYes')}
      back="back"
      done={t('withdrawDone', { number })}
      onClose={onClose}
    >
      {null}
    </CommandDialog>
  );
}
