import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { IconButton } from '@serai/ui/icon-button';
import { Sheet } from '@serai/ui/sheet';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { usePhrases } from '../platform/i18n/phrases.ts';
import { useSession } from '../platform/session/use-session.tsx';
import { greetingKey } from './greeting.ts';
import { type MenuCounts, SideMenu } from './side-menu.tsx';
import { toggleSidebar, useSidebarCollapsed } from './sidebar-state.ts';
import { SiteFoot } from './site-foot.tsx';
import { type MemberHead, SiteHead } from './site-head.tsx';

/** The user centre: a side menu from the server's menus, a greeting, the page. On a phone the menu is a drawer. */
export function UserLayout({ counts, member }: { counts: MenuCounts; member: MemberHead }) {
  const t = usePhrases('layout');
  const common = usePhrases('common');
  const { user } = useSession();
  const collapsed = useSidebarCollapsed();
  const location = useLocation();
  // Open only on the page it was opened on: any navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const name = user ? user.nickname || user.username : t('guestName');
  return (
    <div className="record-page flex min-h-dvh flex-col print:block">
      <SiteHead member={member} />
      <div
        className={classNames(
          'mx-auto grid w-full max-w-7xl flex-1 gap-x-8 px-4 py-6 md:px-8 md:py-8 print:block print:max-w-none print:p-0',
          collapsed ? 'md:grid-cols-[3rem_minmax(0,1fr)]' : 'md:grid-cols-[13rem_minmax(0,1fr)]',
        )}
      >
        <aside className="not-printed self-start max-md:hidden md:sticky md:top-4 md:max-h-[calc(100dvh-2rem)] md:overflow-y-auto">
          <SideMenu collapsed={collapsed} counts={counts} />
          <IconButton
            icon={collapsed ? 'chevron-right' : 'chevron-left'}
            label={collapsed ? t('expandMenu') : t('collapseMenu')}
            aria-expanded={!collapsed}
            className="mt-4 text-muted"
            onClick={toggleSidebar}
          />
        </aside>
        <div className="min-w-0">
          <div className="not-printed mb-4 flex items-center justify-between gap-4">
            {/* The overview greets in its heading. */}
            {location.pathname === paths.overview() ? (
              <span />
            ) : (
              <p className="text-muted">{t(greetingKey(new Date().getHours()), { name })}</p>
            )}
            <Button
              icon="menu"
              size="compact"
              aria-haspopup="dialog"
              className="md:hidden"
              onClick={() => setOpenOn(location.key)}
            >
              {t('userCentre')}
            </Button>
          </div>
          <main id="content" tabIndex={-1} className="outline-none">
            <Outlet />
          </main>
        </div>
      </div>
      <SiteFoot />
      <Sheet
        from="left"
        open={openOn === location.key}
        onOpenChange={(open) => setOpenOn(open ? location.key : null)}
        title={t('userCentre')}
        words={{ close: common('close') }}
      >
        {/* Closed even if no page opens: a message would be hidden behind it. */}
        <SideMenu counts={counts} onChoose={() => setOpenOn(null)} />
      </Sheet>
    </div>
  );
}
