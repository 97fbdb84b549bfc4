import type { InvoiceTitle } from '@serai/contract/invoices/titles';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { titleReads } from '../views/title-words.ts';

/** Confirmation before a title is deleted; its invoices keep its text. */
export function DeleteTitle({ title, onClose }: { title: InvoiceTitle; onClose: () => void }) {
  const t = usePhrases('invoice-titles');
  const { id, title: name } = title;
  return (
    <CommandDialog
      command={useSend('invoice/deleteTitle', { stale: titleReads })}
      body={() => ({ id })}
      title={t('deleteTitle')}
      confirm={t('deleteYes')}
      danger
      done={t('deleteDone', { name })}
      onClose={onClose}
    >
      <p className="font-strong [overflow-wrap:anywhere]">{name}</p>
      <p className="mt-1 text-muted">{t('deleteHelp')}</p>
    </CommandDialog>
  );
}
