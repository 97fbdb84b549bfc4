import { type StaffRole, staffRoles } from '@serai/contract/staff/nodes';
import { RadioGroup } from '@serai/ui/radio-group';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** The staff roles, each with its rights. */
export function RoleChoice(props: {
  value: StaffRole | null;
  onChange: (role: StaffRole) => void;
  error?: string | undefined;
}) {
  const t = usePhrases('console-staff');
  return (
    <RadioGroup<StaffRole>
      {...props}
      legend={t('role')}
      inRow={false}
      choices={staffRoles.map((role) => ({
        value: role,
        label: t(`role_${role}`),
        detail: t(`role_${role}_help`),
      }))}
    />
  );
}
