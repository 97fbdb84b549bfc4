import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SiteLogo } from '../../layouts/site-logo.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { SetUpForm } from './set-up-form.tsx';

/** Behind the one-time link a new portal prints: its first operator gives name, e-mail and password. */
export function Page() {
  const t = usePhrases('set-up');
  const layout = usePhrases('layout');
  const [params] = useSearchParams();
  const [username, setUsername] = useState<string | null>(null);
  const token = params.get('token') ?? '';
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title={t('title')} indexed={false} />
      <div className="on-ink bg-ink-deep px-4 py-3 md:px-8">
        <SiteLogo name={layout('siteTitle')} />
      </div>
      <main id="content" tabIndex={-1} className="m-auto w-full max-w-md px-4 py-8 outline-none">
        {token === '' && (
          <ErrorState heading="h1" title={t('linkMissing')}>
            {t('linkMissingHelp')}
          </ErrorState>
        )}
        {token !== '' && username === null && (
          <>
            <h1 className="text-title font-strong">{t('title')}</h1>
            <p className="mt-1 mb-6 text-muted">{t('text')}</p>
            <SetUpForm token={token} onDone={setUsername} />
          </>
        )}
        {username !== null && (
          <EmptyState
            heading="h1"
            title={t('doneTitle')}
            actions={
              <Link to={paths.login()} className={buttonClass({ kind: 'primary' })}>
                {t('toLogin')}
              </Link>
            }
          >
            {t('doneText', { username })}
          </EmptyState>
        )}
      </main>
    </div>
  );
}
