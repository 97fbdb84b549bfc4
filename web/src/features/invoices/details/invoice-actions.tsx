import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { type InvoiceDetail, type InvoiceView, invoiceReads } from '../invoice-queries.ts';

/** What the reader may do with the invoice now, as the server says. */
export function InvoiceActions({ detail: { invoice, actions } }: { detail: InvoiceDetail }) {
  const t = usePhrases('invoices');
  const [withdrawing, setWithdrawing] = useState(false);
  if (!actions.includes('withdraw')) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      <Button onClick={() => setWithdrawing(true)}>{t('withdraw')}</Button>
      {withdrawing && <WithdrawDialog invoice={invoice} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}

/** Asks before an application that nobody has approved is withdrawn. */
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
