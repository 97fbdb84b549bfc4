import { Outlet } from 'react-router';
import { SiteFoot } from './site-foot.tsx';
import { type MemberHead, SiteHead } from './site-head.tsx';

/** Head, page, foot: the home page, searches, content and errors. */
export function CommonLayout({ member }: { member: MemberHead }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHead member={member} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFoot />
    </div>
  );
}
