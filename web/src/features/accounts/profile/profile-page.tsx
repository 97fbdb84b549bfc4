import type { UserInfo } from '@serai/contract/site/site';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { LeaveGuard } from '../../../platform/form-draft/leave-guard.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { TotpCard } from '../second-factor/totp-card.tsx';
import { AvatarField } from './avatar-field.tsx';
import { CompanyCard } from './company-card.tsx';
import { useOwnProfile } from './own-profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { SecurityCard } from './security-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export const Page = withQueries(ProfilePage);

/** Profile page: person, company, login addresses and sessions. */
function ProfilePage() {
  const t = usePhrases('profile');
  const profile = useOwnProfile();
  const [detailsDirty, setDetailsDirty] = useState(false);
  const [companyDirty, setCompanyDirty] = useState(false);
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <div className="mt-4 grid gap-4">
        <Loaded query={profile} skeleton={<ProfileSkeleton />}>
          {({ userInfo, accountVerificationType }) => (
            <>
              <Details user={userInfo} onDirty={setDetailsDirty} />
              {userInfo.role !== 'operator' && <CompanyCard onDirty={setCompanyDirty} />}
              <SecurityCard user={userInfo} types={accountVerificationType} />
            </>
          )}
        </Loaded>
        <TotpCard />
        <SessionsCard />
      </div>
      {/* One for both forms: the router asks one only. */}
      <LeaveGuard dirty={detailsDirty || companyDirty} />
    </>
  );
}

function Details({ user, onDirty }: { user: UserInfo; onDirty: (isDirty: boolean) => void }) {
  const t = usePhrases('profile');
  return (
    <Card title={t('detailsTitle')}>
      <div className="grid gap-6">
        <AvatarField user={user} />
        <ProfileForm user={user} onDirty={onDirty} />
      </div>
    </Card>
  );
}

function ProfileSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
