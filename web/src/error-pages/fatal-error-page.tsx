import { Button, buttonClass } from '@serai/ui/button';
import { ErrorState } from '@serai/ui/error-state';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ApiFailure } from '../platform/api/api.ts';
import { PageHead } from '../platform/head/page-head.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';

/**
 * Replaces everything if not even the layout could be rendered: something was not found, or an internal error. It
 * depends on nothing that can fail.
 */
export function FatalErrorPage() {
  const t = usePhrases('errors-page');
  const { pathname } = useLocation();
  const kind = isMissing(useRouteError()) ? 'notFound' : 'fatal';
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <PageHead title={t(`${kind}Title`)} indexed={false} />
      <ErrorState
        heading="h1"
        title={
          <span className="[overflow-wrap:anywhere]">
            {kind === 'notFound' ? t('notFoundText', { path: pathname }) : t('fatalTitle')}
          </span>
        }
        actions={
          <>
            <a href="/" className={buttonClass()}>
              {t('goHome')}
            </a>
            <Button kind="primary" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
          </>
        }
      >
        {t(`${kind}Help`)}
      </ErrorState>
    </main>
  );
}

/** Whether the error means that something was not found. */
function isMissing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return error instanceof ApiFailure && (error.status === 404 || error.reason === 'not_found');
}
