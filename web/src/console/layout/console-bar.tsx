import { Link } from 'react-router';
import { MemberBell } from '../../member-bell.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { SiteMark } from '../../platform/site/site-mark.tsx';
import { SearchButton } from './search-button.tsx';
import { StaffMenu } from './staff-menu.tsx';

/** Bar above every page: search, notices and the reader's menu. On a phone it shows the logo. */
export function ConsoleBar() {
  const { user } = useSession();
  return (
    <header className="on-ink not-printed sticky top-0 z-[1800] flex h-14 items-center gap-2 bg-ink-deep px-4 text-on-ink md:px-8">
      <Link to={paths.console()} className="shrink-0 rounded-control lg:hidden">
        <SiteMark />
      </Link>
      <div className="min-w-0 flex-1 max-lg:flex max-lg:justify-end">
        <SearchButton />
      </div>
      {user && <MemberBell key={user.id} />}
      {user && <StaffMenu user={user} />}
    </header>
  );
}
