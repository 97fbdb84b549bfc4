import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { LinkFrame } from '../accounts/link-frame.tsx';
import { SetPasswordForm } from './set-password-form.tsx';

/** Page behind the link in the email to a new sub-account: it sets its own password, once. */
export function Page() {
  const t = usePhrases('sub-accounts');
  const [state, setState] = useState<'open' | 'done' | 'over'>('open');
  return (
    <LinkFrame title={t('linkTitle')} missing={{ title: t('linkMissing'), help: t('linkMissingHelp') }}>
      {(token) => (
        <>
          {state === 'open' && (
            <>
              <h1 className="text-title font-strong">{t('linkTitle')}</h1>
              <p className="mt-1 mb-6 text-muted">{t('linkText')}</p>
              <SetPasswordForm
                token={token}
                onDone={() => setState('done')}
                onOver={() => setState('over')}
              />
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
        </>
      )}
    </LinkFrame>
  );
}
