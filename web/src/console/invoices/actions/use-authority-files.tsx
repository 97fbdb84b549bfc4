import { maxInvoiceFiles } from '@serai/contract/invoices/statuses';
import { type ReactNode, useState } from 'react';
import type { Sent } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { AttachmentField } from '../../../platform/upload/attachment-field.tsx';
import { type KeptFile, useAttachments } from '../../../platform/upload/use-attachments.ts';
import type { TypedFields } from '../../agencies/actions/agency-dialog.tsx';
import { AuthorityFacts, type FilesOf } from './authority-facts.tsx';

/** Files of the tax authority as the call takes them. */
interface SentFiles {
  files: string[];
  files_checked: boolean;
}

/** Files of the tax authority: the field that takes and compares them, and what the call sends of them. */
export function useAuthorityFiles(
  of: FilesOf,
  currency: string,
): {
  field: (typed: TypedFields) => ReactNode;
  sent: SentFiles;
  isSending: boolean;
  /** Learns of the answer to the call, which finds differences that were not known before, and returns it. */
  learn: <Reply>(answer: Sent<Reply>) => Sent<Reply>;
} {
  const t = usePhrases('console-invoices');
  const upload = usePhrases('upload');
  const notify = useNotify();
  const [kept, setKept] = useState<readonly KeptFile[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const attachments = useAttachments({
    topic: 'invoice',
    most: maxInvoiceFiles,
    kept,
    onKept: (change) => {
      setKept(change);
      setChecked(false);
    },
    onTooMany: () => notify('warning', upload('attachTooMany', { most: maxInvoiceFiles })),
  });
  return {
    sent: { files: kept.map(({ url }) => url), files_checked: isChecked },
    isSending: attachments.sending.length > 0,
    learn: (answer) => {
      if (answer.failure?.reason === 'authority_file_differs') setRefused(true);
      return answer;
    },
    field: (typed) => (
      <>
        <AttachmentField
          attachments={attachments}
          most={maxInvoiceFiles}
          only={{ accept: '.pdf,.ofd,.xml', hint: t('filesHint', { most: maxInvoiceFiles }) }}
        >
          <span className="text-caption font-strong">{t('files')}</span>
        </AttachmentField>
        {kept.map((file) => (
          <AuthorityFacts
            key={file.url}
            of={of}
            file={file}
            typed={typed}
            currency={currency}
            isRefused={isRefused}
            checked={isChecked}
            onCheck={setChecked}
          />
        ))}
      </>
    ),
  };
}
