import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { contractReads } from './contract-reply.ts';

interface UndoVersionProps {
  hotelId: number;
  number: number;
  /** Deletes a draft instead of undoing a scheduled version. */
  isDraft?: boolean;
}

/** Undoes a version before it takes effect, or deletes a draft, after a question. */
export function UndoVersion({ hotelId, number, isDraft = false }: UndoVersionProps) {
  const t = usePhrases('console-contracts');
  const common = usePhrases('common');
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const undo = useCommand('console/supplierContract/undo', { stale: contractReads });
  async function confirm() {
    const { reply } = await undo.send({ hotel_id: hotelId, number });
    setAsks(false);
    if (reply) notify('success', t(isDraft ? 'deleted' : 'undone'));
  }
  const act = isDraft ? t('deleteDraft') : t('undo', { number });
  return (
    <>
      <Button kind="quiet" size="compact" onClick={() => setAsks(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        question={t(isDraft ? 'deleteAsk' : 'undoAsk', { number })}
        description={t(isDraft ? 'deleteText' : 'undoText')}
        words={{ confirm: act, keep: t('keep'), close: common('close') }}
        danger
        busy={undo.busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
