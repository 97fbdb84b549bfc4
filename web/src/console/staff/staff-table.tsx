import type { StaffMember } from '@serai/contract/staff/staff';
import { type Column, DataTable } from '@serai/ui/data-table';
import { StatusTag } from '@serai/ui/tag';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ChangeRole } from './change-role.tsx';
import { DisableOperator } from './disable-operator.tsx';
import { useRoleName } from './use-role-name.ts';

/** All members of staff; the reader can change others, never themselves. */
export function StaffTable({ staff, mayEdit }: { staff: readonly StaffMember[]; mayEdit: boolean }) {
  const t = usePhrases('console-staff');
  const nameOf = useRoleName();
  const { time } = useDates();
  const columns: Column<StaffMember>[] = [
    { key: 'name', title: t('columnName'), card: 'head', render: (one) => <Name operator={one} /> },
    { key: 'role', title: t('columnRole'), render: ({ role, role_name }) => nameOf(role, role_name) },
    {
      key: 'login',
      title: t('columnLogin'),
      render: ({ last_login_time: at }) =>
        at === null ? <span className="text-muted">{t('never')}</span> : time(at).slice(0, 16),
    },
    {
      key: 'state',
      title: t('columnState'),
      render: ({ disabled }) => (
        <StatusTag tone={disabled ? 'neutral' : 'jade'}>{t(disabled ? 'disabled' : 'active')}</StatusTag>
      ),
    },
  ];
  const actions: Column<StaffMember> = {
    key: 'actions',
    title: t('columnActions'),
    titleHidden: true,
    render: (one) =>
      !one.is_self && (
        <div className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
          <ChangeRole operator={one} />
          <DisableOperator operator={one} />
        </div>
      ),
  };
  return (
    <DataTable
      caption={t('caption')}
      rows={staff}
      rowKey={({ id }) => String(id)}
      columns={mayEdit ? [...columns, actions] : columns}
    />
  );
}

function Name({ operator }: { operator: StaffMember }) {
  const t = usePhrases('console-staff');
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <span className="font-strong">{operator.nickname}</span>
      {operator.is_self && <span className="ml-2 text-caption font-normal text-muted">{t('you')}</span>}
      <span className="block text-caption font-normal text-muted">
        {operator.username}
        <span className="block">{operator.email}</span>
      </span>
    </div>
  );
}
