import type { StaffRoleView } from '@serai/contract/staff/roles';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { UncoveredQueues } from '../queues/uncovered-queues.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleTable } from './role-table.tsx';

/** The part of the staff page that lists the roles and lets administrators set up others. */
export function RoleList({ mayEdit }: { mayEdit: boolean }) {
  const t = usePhrases('console-staff');
  const query = useRead('console/staffRole/list', {});
  // `null` while no dialog is open; `undefined` within for a new role.
  const [editing, setEditing] = useState<{ role: StaffRoleView | undefined } | null>(null);
  return (
    <section aria-labelledby="roles" className="mt-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id="roles" className="text-lead font-strong">
            {t('roles')}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{t('rolesText')}</p>
        </div>
        {mayEdit && (
          <Button icon="plus" onClick={() => setEditing({ role: undefined })}>
            {t('addRole')}
          </Button>
        )}
      </div>
      <div className="mt-4">
        <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
          {({ list, grantable, limitable, sellers, uncovered_queues }) => (
            <>
              <UncoveredQueues queues={uncovered_queues} />
              <Card>
                <RoleTable
                  roles={list}
                  sellers={sellers}
                  mayEdit={mayEdit}
                  onEdit={(role) => setEditing({ role })}
                />
              </Card>
              {editing && (
                <RoleDialog
                  role={editing.role}
                  roles={list}
                  grantable={grantable}
                  limitable={limitable}
                  sellers={sellers}
                  onClose={() => setEditing(null)}
                />
              )}
            </>
          )}
        </Loaded>
      </div>
    </section>
  );
}
