import type { StaffRoleView } from '@serai/contract/staff/roles';
import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';

/** Removes a role that nobody has, after a question. */
export function RemoveRole({ role: { code, name } }: { role: StaffRoleView }) {
  const t = usePhrases('console-staff');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('console/staffRole/remove', { stale: ['console/staffRole/list'] });
  const [asking, setAsking] = useState(false);

  async function remove() {
    const { failure } = await command.send({ code });
    setAsking(false);
    if (!failure) notify('success', t('roleRemoved', { name }));
  }

  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        aria-label={t('removeRoleOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('removeRole')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={command.busy}
        onOpenChange={setAsking}
        onConfirm={() => void remove()}
        question={t('removeRoleAsk', { name })}
        words={{ confirm: t('removeRole'), keep: common('keep'), close: common('close') }}
      >
        <p className="text-muted">{t('removeRoleHelp')}</p>
      </ConfirmDialog>
    </>
  );
}
