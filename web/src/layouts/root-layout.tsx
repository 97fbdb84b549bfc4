import { NotificationHost } from '@serai/ui/notification-host';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useApp } from '../platform/app.tsx';
import { reloadIfDue } from '../platform/build-watch/build-watch.ts';
import { OfflineBanner } from '../platform/connection/offline-banner.tsx';
import { usePageFocus } from '../platform/focus/use-page-focus.ts';
import { LinksInLanguage } from '../platform/i18n/links-in-language.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';
import type { PageHandle } from '../platform/page/page-handle.ts';

/** Around every page: the way past the head, and the notices. */
export function RootLayout() {
  const t = usePhrases('layout');
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its key
  useEffect(reloadIfDue, [key]);
  usePageFocus(pathname);
  const opensOffline = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.opensOffline);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-[2100] rounded-control bg-saffron px-4 py-2 font-strong text-on-saffron focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skipToContent')}
      </a>
      {!opensOffline && <OfflineBanner />}
      <LinksInLanguage>
        <Outlet />
      </LinksInLanguage>
      <ScrollRestoration />
      <Notices />
    </>
  );
}

function Notices() {
  const { notices } = useApp();
  const common = usePhrases('common');
  const shown = useSyncExternalStore(notices.subscribe, notices.get, noNotices);
  return (
    <NotificationHost
      notices={shown}
      onClose={notices.close}
      words={{ label: common('notices'), close: common('close') }}
    />
  );
}

const none: readonly never[] = [];
const noNotices = () => none;
