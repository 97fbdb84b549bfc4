import { Skeleton } from '@serai/ui/skeleton';
import { headMenu } from './layouts/menu-entries.ts';
import type { App } from './platform/app.tsx';
import { phrasesOf } from './platform/i18n/phrases.ts';
import { SiteLogo } from './platform/site/site-logo.tsx';

/**
 * The frame of a member's page as the server sends it: the head with its ways on, and for the user centre the places of the
 * side menu and of the page. The browser draws the page itself once it knows who is reading. `pathname` is the page's.
 */
export function MemberShell({ app, pathname }: { app: App; pathname: string }) {
  const t = phrasesOf(app.lang, 'layout');
  const common = phrasesOf(app.lang, 'common');
  const { rules } = app.session.get();
  const entries = headMenu(rules, 'nav').filter(({ kind }) => kind === 'tab');
  return (
    <div className="min-h-dvh">
      <div className="on-ink bg-ink-deep text-on-ink">
        <div className="mx-auto flex h-16 max-w-7xl items-center px-4 md:px-8">
          <a href="/" className="shrink-0 rounded-control max-lg:ml-10">
            <SiteLogo name={t('siteTitle')} />
          </a>
          <nav aria-label={t('mainNavigation')} className="ml-10 hidden shrink-0 gap-1 lg:flex">
            {entries.map((entry) => (
              <a
                key={entry.key}
                href={entry.path}
                className="rounded-control px-3 py-2 whitespace-nowrap text-on-ink-muted"
              >
                {entry.title}
              </a>
            ))}
          </nav>
        </div>
      </div>
      <p role="status" className="sr-only">
        {common('loading')}
      </p>
      {pathname.startsWith('/user/') && <UserFrame />}
    </div>
  );
}

/** Where the side menu and the page of the user centre will be. */
function UserFrame() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto grid w-full max-w-7xl gap-x-8 px-4 py-6 md:grid-cols-[13rem_minmax(0,1fr)] md:px-8 md:py-8"
    >
      <div className="grid content-start gap-3 max-md:hidden">
        {menuLines.map((line) => (
          <Skeleton key={line} className="h-5" />
        ))}
      </div>
      <div className="grid content-start gap-4 pt-10">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-12" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}

const menuLines = Array.from({ length: 20 }, (_, at) => `line${at}`);
