import type { UserInfo } from '@serai/contract/site';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { TotpCard } from '../second-factor/totp-card.tsx';
import { AvatarField } from './avatar-field.tsx';
import { useOwnProfile } from './own-profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { SecurityCard } from './security-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export const Page = withQueries(ProfilePage);

/** Who one is, how one logs in, and where one is logged in. */
function ProfilePage() {
  const t = usePhrases('profile');
  const profile = useOwnProfile();
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <div className="mt-4 grid gap-4">
        <Loaded query={profile} skeleton={<ProfileSkeleton />}>
          {({ userInfo, accountVerificationType }) => (
            <>
              <Details user={userInfo} />
              <SecurityCard user={userInfo} types={accountVerificationType} />
            </>
          )}
        </Loaded>
        <TotpCard />
        <SessionsCard />
      </div>
    </>
  );
}

function Details({ user }: { user: UserInfo }) {
  const t = usePhrases('profile');
  return (
    <Card title={t('detailsTitle')}>
      <div className="grid gap-6">
        <AvatarField user={user} />
        <ProfileForm user={user} />
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
