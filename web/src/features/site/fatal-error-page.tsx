import { Button, buttonClass } from '@serai/ui/button';
import { ErrorState } from '@serai/ui/error-state';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** In place of everything, when not even the layout could be drawn. It leans on nothing that can have failed. */
export function FatalErrorPage() {
  const t = usePhrases('errors-page');
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <PageHead title={t('fatalTitle')} indexed={false} />
      <ErrorState
        heading="h1"
        title={t('fatalTitle')}
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
        {t('fatalHelp')}
      </ErrorState>
    </main>
  );
}
