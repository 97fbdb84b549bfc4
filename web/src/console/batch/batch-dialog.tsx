import type { Money } from '@serai/contract/money';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { ProgressBar } from '@serai/ui/progress-bar';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { GetPath } from '../../platform/api/calls.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** A row of a batch as shown in the dialog. */
export interface BatchItem {
  key: string;
  name: string;
  sum: Money;
}

/** Result of one row: links to its documents, or why it was refused. */
export interface BatchResult {
  links: readonly { to: string; text: string }[];
  fault: string | null;
}

interface BatchDialogProps<Row> {
  rows: readonly Row[];
  itemOf: (row: Row) => BatchItem;
  /** Sends the command of one row; it must not show a failure itself. */
  send: (row: Row) => Promise<BatchResult>;
  /** Reads that are out of date after the batch. */
  stale: readonly GetPath[];
  title: string;
  text: string;
  /** What is unusual about some rows. */
  warning?: string | null;
  /** Fields that are common to all rows. */
  children?: ReactNode;
  /** `isDone`: at least one row was processed. */
  onClose: (isDone: boolean) => void;
}

/** Previews a batch with its sums, sends one row after another with its progress, and lists the results. */
export function BatchDialog<Row>(props: BatchDialogProps<Row>) {
  const { rows, itemOf, send, stale, title, text, warning = null, children, onClose } = props;
  const t = usePhrases('console-batch');
  const common = usePhrases('common');
  const [results, setResults] = useState<readonly (BatchResult & { item: BatchItem })[]>([]);
  const isStopped = useRef(false);
  const run = useSending(async () => {
    for (const row of rows) {
      if (isStopped.current) return;
      const result = await send(row);
      setResults((before) => [...before, { ...result, item: itemOf(row) }]);
    }
  }, stale);
  const hasStarted = run.busy || results.length > 0;
  return (
    <Dialog
      open
      title={hasStarted ? t('result') : title}
      description={hasStarted ? undefined : text}
      words={{ close: common('close') }}
      guarded={run.busy}
      onOpenChange={(open) => !open && !run.busy && onClose(results.length > 0)}
    >
      <div className="grid gap-4">
        {hasStarted ? (
          <>
            <ProgressBar
              share={results.length / rows.length}
              label={t('progress', { done: results.length, count: rows.length })}
            />
            <Results results={results} />
          </>
        ) : (
          <>
            <Sums items={rows.map(itemOf)} />
            {warning !== null && <p className="text-amber">{warning}</p>}
            {children}
          </>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {run.busy ? (
            <Button
              onClick={() => {
                isStopped.current = true;
              }}
            >
              {t('stop')}
            </Button>
          ) : hasStarted ? (
            <Button kind="primary" onClick={() => onClose(true)}>
              {t('finish')}
            </Button>
          ) : (
            <>
              <Button onClick={() => onClose(false)}>{common('back')}</Button>
              <Button kind="primary" onClick={() => void run.send()}>
                {t('start')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Number and sum of the rows per currency. */
function Sums({ items }: { items: readonly BatchItem[] }) {
  const t = usePhrases('console-batch');
  const money = useMoney();
  const currencies = [...new Set(items.map(({ sum }) => sum.currency))];
  return (
    <ul className="grid gap-1">
      {currencies.map((currency) => {
        const own = items.filter(({ sum }) => sum.currency === currency);
        const amount = own.reduce((total, { sum }) => total + sum.amount, 0);
        return (
          <li key={currency} className="flex flex-wrap justify-between gap-4">
            <span>{t('rows', { count: own.length })}</span>
            <span className="figures font-strong">{money.text({ amount, currency })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Results({ results }: { results: readonly (BatchResult & { item: BatchItem })[] }) {
  const t = usePhrases('console-batch');
  return (
    <ul className="grid max-h-80 gap-2 overflow-y-auto" aria-label={t('result')}>
      {results.map(({ item, links, fault }) => (
        <li key={item.key} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
          <span className="min-w-0 [overflow-wrap:anywhere]">{item.name}</span>
          {fault === null ? (
            <span className="flex flex-wrap gap-2">
              {links.map(({ to, text }) => (
                <Link key={to} to={to} className="text-teal underline underline-offset-4">
                  {text}
                </Link>
              ))}
            </span>
          ) : (
            <span className="text-lacquer [overflow-wrap:anywhere]">{t('refused', { fault })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
