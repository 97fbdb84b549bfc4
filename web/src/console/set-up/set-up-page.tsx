import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { useState } from 'react';
import { Link } from 'react-router';
import { LinkFrame } from '../../features/accounts/link-frame.tsx';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { SetUpForm } from './set-up-form.tsx';

/**
 * Page behind the one-time link that a new portal prints: its first operator enters name, email address and
 * password.
 */
export function Page() {
  const t = usePhrases('set-up');
  const [username, setUsername] = useState<string | null>(null);
  return (
    <LinkFrame title={t('title')} missing={{ title: t('linkMissing'), help: t('linkMissingHelp') }}>
      {(token) =>
        username === null ? (
          <>
            <h1 className="text-title font-strong">{t('title')}</h1>
            <p className="mt-1 mb-6 text-muted">{t('text')}</p>
            <SetUpForm token={token} onDone={setUsername} />
          </>
        ) : (
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
        )
      }
    </LinkFrame>
  );
}
