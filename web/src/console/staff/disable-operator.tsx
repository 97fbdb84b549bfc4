import type { StaffMember } from '@serai/contract/staff/staff';
import { DisableButton } from '../../features/accounts/disable-button.tsx';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Disables or enables a member of staff. */
export function DisableOperator({ operator }: { operator: StaffMember }) {
  const t = usePhrases('console-staff');
  const command = useSend('console/staff/disable', {
    stale: ['console/staff/list', 'console/staffRole/list', 'console/queue/list'],
  });
  return <DisableButton account={operator} command={command} say={t} compact />;
}
