import { Button } from '@serai/ui/button';
import { ErrorState } from '@serai/ui/error-state';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ApiFailure } from '../platform/api/api.ts';
import { PageHead } from '../platform/head/page-head.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';

/** Page whose data could not be loaded; names the reason and offers a retry. */
export function FailedPage() {
  const common = usePhrases('common');
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  return (
    <div className="py-12">
      <PageHead title={common('loadFailed')} indexed={false} />
      <ErrorState
        heading="h1"
        title={common('loadFailed')}
        actions={
          <Button kind="primary" busy={state === 'loading'} onClick={() => revalidate()}>
            {common('retry')}
          </Button>
        }
      >
        {error instanceof ApiFailure && error.message && <p className="text-text">{error.message}</p>}
        <p>{common('loadFailedHelp')}</p>
      </ErrorState>
    </div>
  );
}
