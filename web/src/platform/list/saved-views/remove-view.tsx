import type { SavedView } from '@serai/contract/accounts/saved-views';
import type { ViewList } from '@serai/contract/accounts/view-lists';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { IconButton } from '@serai/ui/icon-button';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useNotify } from '../../notify/use-notify.ts';

/** Removes a saved view after a question. */
export function RemoveView({ view, name: list }: { view: SavedView; name: ViewList }) {
  const t = usePhrases('list-views');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('savedView/remove', { stale: ['savedView/list'] });
  const [asking, setAsking] = useState(false);
  const { id, name } = view;

  async function remove() {
    const { failure } = await command.send({ list, id });
    setAsking(false);
    if (!failure) notify('success', t('removed', { name }));
  }

  return (
    <>
      <IconButton
        icon="close"
        label={t('remove', { name })}
        className="size-8"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        danger
        busy={command.busy}
        onOpenChange={setAsking}
        onConfirm={() => void remove()}
        question={t('removeAsk', { name })}
        words={{ confirm: t('removeConfirm'), keep: common('keep'), close: common('close') }}
      />
    </>
  );
}
