import { Button, buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { FieldError } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { type BankMapping, type BankPreview, staleAfterImport } from './bank-reads.ts';
import { FileRate } from './file-rate.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { PreviewCounts } from './preview-counts.tsx';
import { PreviewFaults } from './preview-faults.tsx';
import { PreviewTable } from './preview-table.tsx';

/** Preview of the import of a file; its columns can be chosen until it is imported. */
export function FilePreview({ fileId, onClose }: { fileId: number; onClose: () => void }) {
  const t = usePhrases('console-bank');
  const [mapping, setMapping] = useState<BankMapping | null>(null);
  const query = useRead('console/bank/preview', { file_id: fileId, mapping }, { keepsLast: true });
  const accounts = useRead('console/bank/accounts', {}).data;
  return (
    <section aria-label={t('preview')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 truncate text-lead font-strong">{query.data?.file.name ?? t('preview')}</h2>
        <Button size="compact" onClick={onClose}>
          {t('toFiles')}
        </Button>
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-96" />}
        missing={<EmptyState title={t('missing')}>{t('missingHelp')}</EmptyState>}
      >
        {(preview) => (
          <>
            {preview.mapping && preview.file.imported_at === null && (
              <MappingFields columns={preview.columns} mapping={preview.mapping} onChange={setMapping} />
            )}
            <Import preview={preview} account={accounts?.currency} />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface ImportProps {
  preview: BankPreview;
  /** Currency of the agencies' accounts; undefined until it is known. */
  account: string | undefined;
}

function Import({ preview, account }: ImportProps) {
  const t = usePhrases('console-bank');
  const notify = useNotify();
  const mayImport = useMay()('/console/receipt/edit');
  const { file, lines, faults } = preview;
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set());
  const [unruled, setUnruled] = useState<ReadonlySet<number>>(new Set());
  const [rate, setRate] = useState({ rate: '', rate_of: account ?? '' });
  const [refused, setRefused] = useState('');
  const command = useCommand('console/bank/import', { quiet: true, stale: staleAfterImport });
  const isForeign = account !== undefined && account !== file.account.currency;
  const isDone = file.imported_at !== null;
  const receipts = lines.filter(({ state, row, amount }) =>
    state === 'new' ? !others.has(row) : unruled.has(row) && amount.amount > 0,
  ).length;
  async function send() {
    setRefused('');
    const { reply, failure } = await command.send({
      file_id: file.id,
      others: [...others],
      unruled: [...unruled],
      ...(preview.mapping && { mapping: preview.mapping }),
      ...(isForeign && { rate: rate.rate.trim(), rate_of: rate.rate_of || account }),
    });
    if (failure) return setRefused(Object.values(failure.fieldErrors)[0] ?? failure.message);
    notify('success', t('imported', { count: reply.receipts, ruled: reply.ruled, open: reply.open }));
  }
  return (
    <div className="grid gap-4">
      <PreviewCounts preview={preview} />
      {isDone ? (
        <p role="status" className="flex flex-wrap items-center gap-3">
          {t('importedCounts', { fresh: file.new_lines, known: file.known_lines })}
          <Link
            to={consolePaths.consoleReceipts()}
            className={buttonClass({ kind: 'primary', size: 'compact' })}
          >
            {t('toReceipts')}
          </Link>
          <Link to={consolePaths.consoleMoneyOut()} className={buttonClass({ size: 'compact' })}>
            {t('toOut')}
          </Link>
        </p>
      ) : (
        mayImport && (
          <div className="flex flex-wrap items-end gap-3">
            {isForeign && (
              <FileRate account={account} currency={file.account.currency} value={rate} onChange={setRate} />
            )}
            <Button kind="primary" busy={command.busy} onClick={() => void send()}>
              {t('import', { count: receipts })}
            </Button>
          </div>
        )
      )}
      {refused && <FieldError>{refused}</FieldError>}
      {faults.length > 0 && <PreviewFaults faults={faults} />}
      <PreviewTable
        lines={lines}
        marks={{ others, unruled }}
        onMark={isDone || !mayImport ? null : { others: toggling(setOthers), unruled: toggling(setUnruled) }}
      />
    </div>
  );
}

/** Adds a row to a set or takes it out. */
function toggling(set: (change: (rows: ReadonlySet<number>) => ReadonlySet<number>) => void) {
  return (row: number) =>
    set((rows) => {
      const next = new Set(rows);
      if (!next.delete(row)) next.add(row);
      return next;
    });
}
