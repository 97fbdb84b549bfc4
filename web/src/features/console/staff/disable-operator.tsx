import type { StaffMember } from '@serai/contract/staff';
import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';

/** Disables or enables the account of one of the staff, after saying what follows from it. */
export function DisableOperator({ operator }: { operator: StaffMember }) {
  const t = usePhrases('console-staff');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('console/staff/disable', { stale: ['console/staff/list'] });
  const [asking, setAsking] = useState(false);
  const { id, disabled, nickname: name } = operator;
  const verb = disabled ? 'enable' : 'disable';
  const say = (part: '' | 'Of' | 'Ask' | 'Help' | 'Done') => t(`${verb}${part}`, { name });

  async function change() {
    const { failure } = await command.send({ id, disabled: !disabled });
    setAsking(false);
    if (!failure) notify('success', say('Done'));
  }

  return (
    <>
      <Button kind="quiet" size="compact" aria-label={say('Of')} onClick={() => setAsking(true)}>
        {say('')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger={!disabled}
        busy={command.busy}
        onOpenChange={setAsking}
        onConfirm={() => void change()}
        question={say('Ask')}
        words={{ confirm: say(''), keep: common('keep'), close: common('close') }}
      >
        <p className="text-muted">{say('Help')}</p>
      </ConfirmDialog>
    </>
  );
}
