import type { StaffRoleView } from '@serai/contract/staff/roles';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { RightsChoice } from './rights-choice.tsx';
import { useRoleName } from './use-role-name.ts';

/** Shows the rights of a role. */
export function ShowRole({ role }: { role: StaffRoleView }) {
  const t = usePhrases('console-staff');
  const common = usePhrases('common');
  const name = useRoleName()(role.code, role.name);
  const [open, setOpen] = useState(false);
  const nodes = new Set(role.nodes);
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        aria-label={t('showRoleOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('showRole')}
      </Button>
      <Dialog open={open} wide onOpenChange={setOpen} title={name} words={{ close: common('close') }}>
        <RightsChoice offered={nodes} chosen={nodes} />
      </Dialog>
    </>
  );
}
