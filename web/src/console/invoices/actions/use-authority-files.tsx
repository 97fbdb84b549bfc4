import { maxInvoiceFiles } from '@serai/contract/invoices/statuses';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { AttachmentField } from '../../../platform/upload/attachment-field.tsx';
import { type KeptFile, useAttachments } from '../../../platform/upload/use-attachments.ts';

/** Files of the tax authority: the field that takes them, and their paths for the call. */
export function useAuthorityFiles(): { field: ReactNode; files: string[]; isSending: boolean } {
  const t = usePhrases('console-invoices');
  const upload = usePhrases('upload');
  const notify = useNotify();
  const [kept, setKept] = useState<readonly KeptFile[]>([]);
  const attachments = useAttachments({
    topic: 'invoice',
    most: maxInvoiceFiles,
    kept,
    onKept: setKept,
    onTooMany: () => notify('warning', upload('attachTooMany', { most: maxInvoiceFiles })),
  });
  return {
    files: kept.map(({ url }) => url),
    isSending: attachments.sending.length > 0,
    field: (
      <AttachmentField
        attachments={attachments}
        most={maxInvoiceFiles}
        only={{ accept: '.pdf,.ofd,.xml', hint: t('filesHint', { most: maxInvoiceFiles }) }}
      >
        <span className="text-caption font-strong">{t('files')}</span>
      </AttachmentField>
    ),
  };
}
