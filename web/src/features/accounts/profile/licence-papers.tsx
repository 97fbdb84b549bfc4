import type { LicencePaper } from '@serai/contract/accounts/licence-papers';
import { maxLicencePapers } from '@serai/contract/bounds';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { type FormEvent, useState } from 'react';
import { useSend, useSending } from '../../../platform/api/use-send.ts';
import { useFetchFile } from '../../../platform/files/use-fetch-file.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { AttachmentField } from '../../../platform/upload/attachment-field.tsx';
import { type KeptFile, useAttachments } from '../../../platform/upload/use-attachments.ts';

/** Scans of the agency's licence, which its owner submits for the verification. */
export function LicencePapers() {
  const t = usePhrases('profile');
  const query = useRead('account/licencePapers', {});
  return (
    <section aria-labelledby="licence-title" className="mt-6 grid gap-3 border-t border-line pt-4">
      <h3 id="licence-title" className="font-strong">
        {t('licenceTitle')}
      </h3>
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {({ papers }) => (
          <>
            <PaperList papers={papers} />
            <PapersForm key={papers.map(({ id }) => id).join()} papers={papers} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function PaperList({ papers }: { papers: readonly LicencePaper[] }) {
  const t = usePhrases('profile');
  const fetchFile = useFetchFile();
  const opening = useSending(({ id, name }: LicencePaper) =>
    fetchFile('account/licencePaper', { file: id }, name),
  );
  if (papers.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {papers.map((paper) => (
        <li key={paper.id}>
          <Button size="compact" icon="download" onClick={() => void opening.send(paper)}>
            {t('licenceOpen', { name: paper.name })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function PapersForm({ papers }: { papers: readonly LicencePaper[] }) {
  const t = usePhrases('profile');
  const upload = usePhrases('upload');
  const notify = useNotify();
  const [kept, setKept] = useState<readonly KeptFile[]>(papers);
  const [isEmpty, setIsEmpty] = useState(false);
  const sender = useSend('account/saveLicencePapers', {
    quiet: true,
    stale: ['account/licencePapers', 'account/company'],
  });
  const attachments = useAttachments({
    topic: 'licence',
    most: maxLicencePapers,
    kept,
    onKept: setKept,
    onTooMany: () => notify('warning', upload('attachTooMany', { most: maxLicencePapers })),
  });
  const isSending = attachments.sending.length > 0;
  const isSame = kept.map(({ url }) => url).join() === papers.map(({ url }) => url).join();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsEmpty(kept.length === 0);
    if (kept.length === 0) return;
    const { failure } = await sender.send({ files: kept.map(({ url }) => url) });
    if (!failure) notify('success', t('licenceSaved'));
  }

  const fault = isEmpty && kept.length === 0 ? t('licenceRequired') : sender.failure?.message;
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <AttachmentField attachments={attachments} most={maxLicencePapers}>
        <p className="text-caption text-muted">{t('licenceHelp')}</p>
      </AttachmentField>
      {fault && <FieldError>{fault}</FieldError>}
      <div>
        <Button type="submit" busy={sender.busy} idle={isSame || isSending}>
          {t('licenceSave')}
        </Button>
      </div>
    </form>
  );
}
