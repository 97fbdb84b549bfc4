import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { RunDialog } from './run-dialog.tsx';
import type { UnbilledRow } from './unbilled-row.ts';

/** Bills the selected agencies. */
export function RunAction({ rows, onDone }: { rows: readonly UnbilledRow[]; onDone: () => void }) {
  const t = usePhrases('console-bills');
  // The rows of a run stay, even if they leave the list and the selection meanwhile.
  const [running, setRunning] = useState<readonly UnbilledRow[] | null>(null);
  return (
    <>
      {rows.length > 0 && (
        <Button kind="primary" size="compact" onClick={() => setRunning(rows)}>
          {t('billSelected')}
        </Button>
      )}
      {running && (
        <RunDialog
          rows={running}
          onClose={(isDone) => {
            setRunning(null);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}
