import { isBuiltInRole } from '@serai/contract/staff/nodes';
import type { StaffRoleView } from '@serai/contract/staff/roles';
import { RadioGroup } from '@serai/ui/radio-group';
import { Skeleton } from '@serai/ui/skeleton';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useRoleName } from './use-role-name.ts';

/** The staff roles, each with its rights. */
export function RoleChoice(props: {
  value: string | null;
  onChange: (role: StaffRoleView) => void;
  error?: string | undefined;
}) {
  const t = usePhrases('console-staff');
  const nameOf = useRoleName();
  const query = useRead('console/staffRole/list', {});
  const helpOf = ({ code, nodes }: StaffRoleView) =>
    isBuiltInRole(code) ? t(`role_${code}_help`) : t('role_own_help', { count: nodes.length });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {({ list }) => (
        <RadioGroup<string>
          value={props.value}
          error={props.error}
          onChange={(code) => props.onChange(list.find((role) => role.code === code)!)}
          legend={t('role')}
          inRow={false}
          choices={list.map((role) => ({
            value: role.code,
            label: nameOf(role.code, role.name),
            detail: helpOf(role),
          }))}
        />
      )}
    </Loaded>
  );
}
