import type { StaffMember } from '@serai/contract/staff/staff';
import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { RoleChoice } from './role-choice.tsx';

/** Changes the role of a member of staff, after a confirmation. */
export function ChangeRole({ operator }: { operator: StaffMember }) {
  const t = usePhrases('console-staff');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('console/staff/setRole', { stale: ['console/staff/list'] });
  const [asking, setAsking] = useState(false);
  const [role, setRole] = useState(operator.role);
  const { id, nickname: name } = operator;

  async function change() {
    const { failure } = await command.send({ id, role });
    setAsking(false);
    if (!failure) notify('success', t('changeDone', { name, role: t(`role_${role}`) }));
  }

  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        aria-label={t('changeOf', { name })}
        onClick={() => {
          setRole(operator.role);
          setAsking(true);
        }}
      >
        {t('change')}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={command.busy}
        ready={role !== operator.role}
        focus="first"
        onOpenChange={setAsking}
        onConfirm={() => void change()}
        question={t('changeAsk', { name })}
        words={{ confirm: t('change'), keep: common('keep'), close: common('close') }}
      >
        <RoleChoice value={role} onChange={setRole} />
      </ConfirmDialog>
    </>
  );
}
