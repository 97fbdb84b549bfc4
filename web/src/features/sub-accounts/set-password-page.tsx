import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SiteLogo } from '../../layouts/site-logo.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { SetPasswordForm } from './set-password-form.tsx';

/** Behind the link that a new sub-account is mailed: it sets its own password, once. */
export function Page() {
  const t = usePhrases('sub-accounts');
  const layout = usePhrases('layout');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [state, setState] = useState<'open' | 'done' | 'over'>('open');
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title={t('linkTitle')} indexed={false} />
      <div className="on-ink bg-ink-deep px-4 py-3 md:px-8">
        <SiteLogo name={layout('siteTitle')} />
      </div>
      <main id="content" tabIndex={-1} className="m-auto w-full max-w-md px-4 py-8 outline-none">
        {token === '' && (
          <ErrorState heading="h1" title={t('linkMissing')}>
            {t('linkMissingHelp')}
          </ErrorState>
        )}
        {token !== '' && state === 'open' && (
          <>
            <h1 className="text-title font-strong">{t('linkTitle')}</h1>
            <p className="mt-1 mb-6 text-muted">{t('linkText')}</p>
            <SetPasswordForm token={token} onDone={() => setState('done')} onOver={() => setState('over')} />
          </>
        )}
        {state === 'over' && (
          <ErrorState heading="h1" title={t('linkOver')}>
            {t('linkOverHelp')}
          </ErrorState>
        )}
        {state === 'done' && (
          <EmptyState
            heading="h1"
            title={t('linkDone')}
            actions={
              <Link to={paths.login()} className={buttonClass({ kind: 'primary' })}>
                {t('toLogin')}
              </Link>
            }
          >
            {t('linkDoneHelp')}
          </EmptyState>
        )}
      </main>
    </div>
  );
}
