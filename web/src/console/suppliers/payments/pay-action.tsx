import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { DateInput, readersDay } from '../../../platform/form/date-input.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import { BatchDialog, type BatchResult } from '../../batch/batch-dialog.tsx';
import { type DueRow, staleAfterPayable } from '../supplier-reads.ts';

/** Records the payments of the selected suppliers one after another. */
export function PayAction({ rows, onDone }: { rows: readonly DueRow[]; onDone: () => void }) {
  const t = usePhrases('console-suppliers');
  // The rows of a run stay, even if they leave the list and the selection meanwhile.
  const [running, setRunning] = useState<readonly DueRow[] | null>(null);
  const [paidOn, setPaidOn] = useState(readersDay);
  const command = useCommand('console/payable/pay', { quiet: true });
  async function send({ supplier, invoices }: DueRow): Promise<BatchResult> {
    const invoice_ids = invoices.map(({ id }) => id);
    const { failure } = await command.send({ invoice_ids, paid_on: paidOn });
    const isAsked = failure?.reason === 'second_person_asked';
    const link = isAsked
      ? { to: consolePaths.consoleSecondPerson(), text: t('sentToSecond') }
      : { to: consolePaths.consoleSupplier(supplier.id), text: t('state_paid') };
    return failure && !isAsked ? { links: [], fault: failure.message } : { links: [link], fault: null };
  }
  const withoutBank = (running ?? []).filter(({ bank }) => bank === '').length;
  return (
    <>
      {rows.length > 0 && (
        <Button kind="primary" size="compact" onClick={() => setRunning(rows)}>
          {t('paySelected')}
        </Button>
      )}
      {running && (
        <BatchDialog
          rows={running}
          itemOf={({ supplier, entity, amount }) => ({
            key: `${supplier.id}-${entity.id}`,
            name: supplier.name,
            sum: amount,
          })}
          send={send}
          stale={staleAfterPayable}
          title={t('runStartTitle', { count: running.length })}
          text={t('runStartText')}
          warning={withoutBank > 0 ? t('runNoBank', { count: withoutBank }) : null}
          onClose={(isDone) => {
            setRunning(null);
            if (isDone) onDone();
          }}
        >
          <Field label={t('paidOn')} required>
            {(control) => <DateInput {...control} max={readersDay()} value={paidOn} onChange={setPaidOn} />}
          </Field>
        </BatchDialog>
      )}
    </>
  );
}
