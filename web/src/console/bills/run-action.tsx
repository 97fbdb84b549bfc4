import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { BatchDialog, type BatchResult } from '../batch/batch-dialog.tsx';
import { staleAfterBill } from './desk-bill.ts';
import type { UnbilledRow } from './unbilled-row.ts';

/** Bills the selected agencies one after another. */
export function RunAction({ rows, onDone }: { rows: readonly UnbilledRow[]; onDone: () => void }) {
  const t = usePhrases('console-bills');
  // The rows of a run stay, even if they leave the list and the selection meanwhile.
  const [running, setRunning] = useState<readonly UnbilledRow[] | null>(null);
  const command = useCommand('console/bill/billNow', { quiet: true });
  async function send({ agency_id, sum }: UnbilledRow): Promise<BatchResult> {
    const { reply, failure } = await command.send({ agency_id, total: sum.amount });
    const numbers = reply?.bills.map(({ number }) => number) ?? [];
    return {
      links: numbers.map((number) => ({ to: consolePaths.consoleBill(number), text: number })),
      fault: failure?.message ?? null,
    };
  }
  const odd = (running ?? []).filter((row) => row.odd.length > 0).length;
  return (
    <>
      {rows.length > 0 && (
        <Button kind="primary" size="compact" onClick={() => setRunning(rows)}>
          {t('billSelected')}
        </Button>
      )}
      {running && (
        <BatchDialog
          rows={running}
          itemOf={({ agency_id, agency, sum }) => ({ key: String(agency_id), name: agency, sum })}
          send={send}
          stale={['console/bill/unbilled', ...staleAfterBill]}
          title={t('runTitle', { count: running.length })}
          text={t('runText')}
          warning={odd > 0 ? t('runOdd', { count: odd }) : null}
          onClose={(isDone) => {
            setRunning(null);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}
