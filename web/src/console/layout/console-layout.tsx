import { buttonClass } from '@serai/ui/button';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Outlet } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useSession } from '../../platform/session/use-session.tsx';
import { ConsoleBar } from './console-bar.tsx';
import { NavigationRail } from './navigation-rail.tsx';
import { PhoneNavigation } from './phone-navigation.tsx';

/** Frame of the console: navigation at the left, a bar with the search above the page; on a phone tabs below it. */
export const ConsoleLayout = withQueries(Frame);

function Frame() {
  const { profile } = useSession();
  if (profile && profile.role !== 'operator') return <NotStaff />;
  return (
    <div className="record-page flex min-h-dvh print:block">
      <NavigationRail />
      <div className="flex min-w-0 flex-1 flex-col pb-16 lg:pb-0 print:p-0">
        <ConsoleBar />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <Outlet />
        </main>
      </div>
      <PhoneNavigation />
    </div>
  );
}

/** Shown to agencies' users, who have no page here. */
function NotStaff() {
  const t = usePhrases('console');
  const common = usePhrases('common');
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center p-4 outline-none">
      <ForbiddenState
        heading="h1"
        title={common('forbidden')}
        actions={
          <a href={paths.user()} className={buttonClass({ kind: 'primary' })}>
            {t('toMemberPages')}
          </a>
        }
      >
        {t('notStaff')}
      </ForbiddenState>
    </main>
  );
}
