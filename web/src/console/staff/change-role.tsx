import type { StaffRoleView } from '@serai/contract/staff/roles';
import type { StaffMember } from '@serai/contract/staff/staff';
import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { RoleChoice } from './role-choice.tsx';
import { useRoleName } from './use-role-name.ts';

type ChosenRole = Pick<StaffRoleView, 'code' | 'name'>;

/** Changes the role of a member of staff, after a confirmation. */
export function ChangeRole({ operator }: { operator: StaffMember }) {
  const t = usePhrases('console-staff');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('console/staff/setRole', {
    stale: ['console/staff/list', 'console/staffRole/list', 'console/queue/list'],
  });
  const [asking, setAsking] = useState(false);
  const nameOf = useRoleName();
  const [role, setRole] = useState<ChosenRole>(own(operator));
  const { id, nickname: name } = operator;

  async function change() {
    const { failure } = await command.send({ id, role: role.code });
    setAsking(false);
    if (!failure) notify('success', t('changeDone', { name, role: nameOf(role.code, role.name) }));
  }

  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        aria-label={t('changeOf', { name })}
        onClick={() => {
          setRole(own(operator));
          setAsking(true);
        }}
      >
        {t('change')}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={command.busy}
        ready={role.code !== operator.role}
        focus="first"
        onOpenChange={setAsking}
        onConfirm={() => void change()}
        question={t('changeAsk', { name })}
        words={{ confirm: t('change'), keep: common('keep'), close: common('close') }}
      >
        <RoleChoice value={role.code} onChange={setRole} />
      </ConfirmDialog>
    </>
  );
}

/** The role that somebody has now. */
function own({ role, role_name }: StaffMember): ChosenRole {
  return { code: role, name: role_name };
}
