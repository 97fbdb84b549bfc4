import { Outlet } from 'react-router';
import { SiteFoot } from './site-foot.tsx';
import { type MemberHead, SiteHead } from './site-head.tsx';

/** A single object between header and footer, e.g. one order: narrower, without a side menu. */
export function CmsLayout({ member }: { member: MemberHead }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHead member={member} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none md:px-8 md:py-8"
      >
        <Outlet />
      </main>
      <SiteFoot />
    </div>
  );
}
