import { Skeleton } from '@serai/ui/skeleton';
import type { App } from './platform/app.tsx';
import { phrasesOf } from './platform/i18n/phrases.ts';
import { SiteLogo } from './platform/site/site-logo.tsx';

/** Frame of a page of the console as the server sends it; the browser renders the page itself. */
export function ConsoleShell({ app }: { app: App }) {
  const t = phrasesOf(app.lang, 'layout');
  const common = phrasesOf(app.lang, 'common');
  return (
    <div className="flex min-h-dvh">
      <div className="on-ink w-52 shrink-0 bg-ink-deep p-5 text-on-ink max-lg:hidden xl:w-56">
        <SiteLogo name={t('siteTitle')} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="on-ink flex h-14 items-center bg-ink-deep px-4 text-on-ink">
          <span className="lg:hidden">
            <SiteLogo name={t('siteTitle')} />
          </span>
        </div>
        <p role="status" className="sr-only">
          {common('loading')}
        </p>
        <div aria-hidden="true" className="grid content-start gap-4 px-4 py-8 md:px-8">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-12" />
          <Skeleton className="h-80" />
        </div>
      </div>
    </div>
  );
}
