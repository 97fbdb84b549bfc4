import { maxBankBytes } from '@serai/contract/receipts/bank-words';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Select } from '@serai/ui/select';
import { Skeleton } from '@serai/ui/skeleton';
import { UploadButton } from '@serai/ui/upload-button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';
import type { BankAccount, BankFile, BankOverview } from './bank-reads.ts';
import { base64Of } from './read-file.ts';

/** The bank accounts with the upload of a statement, and the files uploaded last. */
export function BankFiles({ onOpen }: { onOpen: (fileId: number) => void }) {
  const t = usePhrases('console-bank');
  const query = useRead('console/bank/accounts', {});
  return (
    <Card title={t('files')}>
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {(reply) => (
          <div className="grid gap-4">
            <Upload reply={reply} onOpen={onOpen} />
            {reply.files.length === 0 ? (
              <p className="text-muted">{t('noFiles')}</p>
            ) : (
              <ul className="grid" aria-label={t('files')}>
                {reply.files.map((file) => (
                  <FileLine key={file.id} file={file} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Upload({ reply, onOpen }: { reply: BankOverview; onOpen: (fileId: number) => void }) {
  const t = usePhrases('console-bank');
  const notify = useNotify();
  const mayImport = useMay()('/console/receipt/edit');
  const [chosen, setChosen] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const upload = useCommand('console/bank/upload', { stale: ['console/bank/accounts'] });
  const account = reply.accounts.find(({ id }) => id === chosen) ?? reply.accounts[0];
  if (!mayImport) return null;
  async function send(file: File, { id }: BankAccount) {
    if (file.size > maxBankBytes) return notify('error', t('tooLarge'));
    const sent = await upload.send({ account_id: id, file_name: file.name, bytes: await base64Of(file) });
    if (sent.reply) onOpen(sent.reply.file.id);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {account && (
        <>
          <Select
            aria-label={t('account')}
            className="w-64 max-sm:w-full"
            value={String(account.id)}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={reply.accounts.map(({ id, name, currency }) => ({
              value: String(id),
              label: `${name} · ${currency}`,
            }))}
          />
          <UploadButton
            kind="primary"
            icon="plus"
            accept=".csv,.txt,.xlsx,.xml,.sta,.mt940,.940"
            busy={upload.busy}
            onFile={(file) => void send(file, account)}
          >
            {t('upload')}
          </UploadButton>
        </>
      )}
      <Button onClick={() => setAdding(true)}>{t('addAccount')}</Button>
      <p className="w-full text-caption text-muted">{t('formats')}</p>
      {adding && (
        <AddAccountDialog
          currency={reply.currency}
          entities={reply.entities}
          onClose={() => setAdding(false)}
          onAdded={(id) => setChosen(id)}
        />
      )}
    </div>
  );
}

function FileLine({ file }: { file: BankFile }) {
  const t = usePhrases('console-bank');
  const { placeTime } = useDates();
  return (
    <li data-row className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
      <span className="min-w-0">
        <Link
          to={consolePaths.consoleBankFiles(new URLSearchParams({ file_id: String(file.id) }))}
          className="font-strong underline-offset-4 hover:text-teal hover:underline"
        >
          {file.name}
        </Link>
        <span className="ml-2 text-caption text-muted">
          {file.account.name} · {t(`format_${file.format}`)}
        </span>
      </span>
      <span className="text-caption text-muted">
        {file.imported_at === null
          ? t('notImported')
          : t('importedCounts', { fresh: file.new_lines, known: file.known_lines })}{' '}
        · {file.uploaded_by} · {placeTime(file.imported_at ?? file.uploaded_at)}
      </span>
    </li>
  );
}
