import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleList } from './role-list.tsx';
import { StaffTable } from './staff-table.tsx';

export const Page = withQueries(StaffPage);

/** The seller's staff: persons, roles, and whether their accounts are enabled. */
function StaffPage() {
  const t = usePhrases('console-staff');
  const query = useRead('console/staff/list', {});
  const mayEdit = useMay()('/console/staff/edit');
  const [inviting, setInviting] = useState(false);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('title')} indexed={false} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-title font-strong">{t('title')}</h1>
          <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
        </div>
        {mayEdit && (
          <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        )}
      </div>
      <div className="mt-6">
        <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
          {({ list }) => (
            <>
              <Card>
                <StaffTable staff={list} mayEdit={mayEdit} />
              </Card>
              <RoleList mayEdit={mayEdit} />
            </>
          )}
        </Loaded>
      </div>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}
