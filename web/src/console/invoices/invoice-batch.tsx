import { authorityKinds } from '@serai/contract/invoices/statuses';
import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { readersDay } from '../../platform/form/date-input.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { BatchDialog, type BatchResult } from '../batch/batch-dialog.tsx';
import { type DeskInvoiceRow, staleAfterInvoice } from './desk-invoice.ts';

interface InvoiceBatchProps {
  act: 'approve' | 'issue';
  rows: readonly DeskInvoiceRow[];
  onDone: () => void;
}

/** Approves the selected applications, or issues those that the portal numbers itself. */
export function InvoiceBatch({ act, rows, onDone }: InvoiceBatchProps) {
  const t = usePhrases('console-invoices');
  const { civil } = useDates();
  // The rows of a batch stay, even if they leave the list and the selection meanwhile.
  const [running, setRunning] = useState<readonly DeskInvoiceRow[] | null>(null);
  const approve = useCommand('console/invoice/approve', { quiet: true });
  const issue = useCommand('console/invoice/issue', { quiet: true });
  const today = readersDay();
  const possible = rows.filter(({ kind }) => act === 'approve' || !authorityKinds.includes(kind));
  const others = rows.length - possible.length;
  async function send({ id, number }: DeskInvoiceRow): Promise<BatchResult> {
    const { reply, failure } =
      act === 'approve' ? await approve.send({ id }) : await issue.send({ id, issued_on: today });
    const text = reply?.invoice.invoice_number || number;
    return { links: [{ to: consolePaths.consoleInvoice(number), text }], fault: failure?.message ?? null };
  }
  return (
    <>
      {others > 0 && <p className="text-amber">{t('needNumber', { count: others })}</p>}
      {possible.length > 0 && (
        <Button kind="primary" size="compact" onClick={() => setRunning(possible)}>
          {t(`${act}Selected`)}
        </Button>
      )}
      {running && (
        <BatchDialog
          rows={running}
          itemOf={({ id, number, title, total }) => ({
            key: String(id),
            name: `${number} · ${title}`,
            sum: total,
          })}
          send={send}
          stale={staleAfterInvoice}
          title={t(`${act}Many`, { count: running.length })}
          text={t(`${act}ManyText`, { date: civil(today, { year: true }) })}
          onClose={(isDone) => {
            setRunning(null);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}
