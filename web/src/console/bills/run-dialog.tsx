import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { ProgressBar } from '@serai/ui/progress-bar';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { staleAfterBill } from './desk-bill.ts';
import type { UnbilledRow } from './unbilled-row.ts';

/** Result for one agency: the numbers of its bills, or why it was not billed. */
interface Outcome {
  row: UnbilledRow;
  bills: readonly string[];
  fault: string | null;
}

interface RunDialogProps {
  rows: readonly UnbilledRow[];
  /** `isDone`: at least one agency was processed. */
  onClose: (isDone: boolean) => void;
}

/** Previews a run, bills one agency after another with its progress, and lists the results. */
export function RunDialog({ rows, onClose }: RunDialogProps) {
  const t = usePhrases('console-bills');
  const common = usePhrases('common');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const isStopped = useRef(false);
  const command = useCommand('console/bill/billNow', { quiet: true });
  const run = useSending(async () => {
    for (const row of rows) {
      if (isStopped.current) return;
      const { reply, failure } = await command.send({ agency_id: row.agency_id, total: row.sum.amount });
      const bills = reply?.bills.map(({ number }) => number) ?? [];
      setOutcomes((before) => [...before, { row, bills, fault: failure?.message ?? null }]);
    }
  }, ['console/bill/unbilled', ...staleAfterBill]);
  const hasStarted = run.busy || outcomes.length > 0;
  return (
    <Dialog
      open
      title={hasStarted ? t('runDone') : t('runTitle', { count: rows.length })}
      description={hasStarted ? undefined : t('runText')}
      words={{ close: common('close') }}
      guarded={run.busy}
      onOpenChange={(open) => !open && !run.busy && onClose(outcomes.length > 0)}
    >
      <div className="grid gap-4">
        {hasStarted ? (
          <>
            <ProgressBar
              share={outcomes.length / rows.length}
              label={t('runProgress', { done: outcomes.length, count: rows.length })}
            />
            <Outcomes outcomes={outcomes} />
          </>
        ) : (
          <Preview rows={rows} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {run.busy ? (
            <Button
              onClick={() => {
                isStopped.current = true;
              }}
            >
              {t('runStop')}
            </Button>
          ) : hasStarted ? (
            <Button kind="primary" onClick={() => onClose(true)}>
              {t('runClose')}
            </Button>
          ) : (
            <>
              <Button onClick={() => onClose(false)}>{common('back')}</Button>
              <Button kind="primary" onClick={() => void run.send()}>
                {t('runStart')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Sums of the selected agencies per currency, and how many have something unusual. */
function Preview({ rows }: { rows: readonly UnbilledRow[] }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const odd = rows.filter((row) => row.odd.length > 0).length;
  const currencies = [...new Set(rows.map(({ sum }) => sum.currency))];
  return (
    <>
      <ul className="grid gap-1">
        {currencies.map((currency) => {
          const own = rows.filter(({ sum }) => sum.currency === currency);
          const amount = own.reduce((total, { sum }) => total + sum.amount, 0);
          return (
            <li key={currency} className="flex flex-wrap justify-between gap-4">
              <span>{t('cutOffTotal', { agencies: own.length })}</span>
              <span className="figures font-strong">{money.text({ amount, currency })}</span>
            </li>
          );
        })}
      </ul>
      {odd > 0 && <p className="text-amber">{t('runOdd', { count: odd })}</p>}
    </>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = usePhrases('console-bills');
  return (
    <ul className="grid max-h-80 gap-2 overflow-y-auto" aria-label={t('runDone')}>
      {outcomes.map(({ row, bills, fault }) => (
        <li key={row.agency_id} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
          <span className="min-w-0 [overflow-wrap:anywhere]">{row.agency}</span>
          {fault === null ? (
            <span className="flex flex-wrap gap-2">
              {bills.map((number) => (
                <Link
                  key={number}
                  to={paths.consoleBill(number)}
                  className="text-teal underline underline-offset-4"
                >
                  {number}
                </Link>
              ))}
            </span>
          ) : (
            <span className="text-lacquer">{t('runNotDone', { fault })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
