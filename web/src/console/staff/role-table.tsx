import type { StaffRoleView } from '@serai/contract/staff/roles';
import { Button } from '@serai/ui/button';
import { type Column, DataTable } from '@serai/ui/data-table';
import { StatusTag } from '@serai/ui/tag';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { RemoveRole } from './remove-role.tsx';
import { RoleScope } from './role-scope.tsx';
import { ShowRole } from './show-role.tsx';
import { useRoleName } from './use-role-name.ts';
import type { SellerName } from './use-seller-name.ts';

interface RoleTableProps {
  roles: readonly StaffRoleView[];
  /** All selling companies. */
  sellers: readonly SellerName[];
  mayEdit: boolean;
  onEdit: (role: StaffRoleView) => void;
}

/** The roles with their limits and the number of their people and rights; those of the seller's own can be changed. */
export function RoleTable({ roles, sellers, mayEdit, onEdit }: RoleTableProps) {
  const t = usePhrases('console-staff');
  const nameOf = useRoleName();
  const columns: Column<StaffRoleView>[] = [
    {
      key: 'name',
      title: t('columnRole'),
      card: 'head',
      render: ({ code, name, built_in }) => (
        <span className="flex flex-wrap items-baseline gap-2">
          <span className="font-strong [overflow-wrap:anywhere]">{nameOf(code, name)}</span>
          <StatusTag tone="neutral">{t(built_in ? 'builtIn' : 'ownRole')}</StatusTag>
        </span>
      ),
    },
    { key: 'people', title: t('columnPeople'), render: ({ people }) => people },
    { key: 'scope', title: t('scope'), render: (role) => <RoleScope role={role} sellers={sellers} /> },
    { key: 'rights', title: t('columnRights'), render: ({ nodes }) => nodes.length },
    {
      key: 'actions',
      title: t('columnActions'),
      titleHidden: true,
      render: (role) => (
        <div className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
          <ShowRole role={role} />
          {mayEdit && !role.built_in && (
            <>
              <Button
                kind="quiet"
                size="compact"
                aria-label={t('editRoleOf', { name: role.name })}
                onClick={() => onEdit(role)}
              >
                {t('editRole')}
              </Button>
              {role.people === 0 && <RemoveRole role={role} />}
            </>
          )}
        </div>
      ),
    },
  ];
  return <DataTable caption={t('rolesCaption')} rows={roles} rowKey={({ code }) => code} columns={columns} />;
}
