import { Outlet } from 'react-router';
import { SiteFoot } from './site-foot.tsx';
import { type MemberFigures, SiteHead } from './site-head.tsx';

/** Head, page, foot: the home page, searches, content and errors. */
export function CommonLayout({ figures }: { figures: MemberFigures }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHead figures={figures} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFoot />
    </div>
  );
}
