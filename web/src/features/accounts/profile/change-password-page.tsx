import { Button, buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export const Page = withQueries(ChangePasswordPage);

/** Change of the password; all other sessions end. */
function ChangePasswordPage() {
  const t = usePhrases('change-password');
  const [done, setDone] = useState(false);
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <Card className="mt-4">
        {done ? (
          <div role="status" className="flex max-w-lg flex-col items-start gap-4">
            <p className="flex items-center gap-2 text-lead font-strong">
              <Icon name="check" className="text-jade" />
              {t('done')}
            </p>
            <p>{t('doneText')}</p>
            <div className="flex flex-wrap gap-2">
              <Link to={paths.profile()} className={buttonClass()}>
                {t('toSessions')}
              </Link>
              <Button kind="quiet" onClick={() => setDone(false)}>
                {t('again')}
              </Button>
            </div>
          </div>
        ) : (
          <ChangePasswordForm onDone={() => setDone(true)} />
        )}
      </Card>
    </>
  );
}
