import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { PageHead } from '../platform/head/page-head.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';

/** 404 page with the requested path; offers a search if a text was requested. */
export function NotFoundPage() {
  const t = usePhrases('errors-page');
  const { pathname } = useLocation();
  const texts = [paths.article(''), paths.contentPage(''), paths.channel('')];
  const wasText = texts.some((path) => pathname.startsWith(path));
  return (
    <div className="py-12">
      <PageHead title={t('notFoundTitle')} indexed={false} />
      <EmptyState
        heading="h1"
        title={<span className="[overflow-wrap:anywhere]">{t('notFoundText', { path: pathname })}</span>}
        actions={
          <>
            {wasText && (
              <Link to={paths.contentSearch()} className={buttonClass({ kind: 'primary' })}>
                {t('searchTexts')}
              </Link>
            )}
            <Link to={paths.home()} className={buttonClass({ kind: wasText ? 'secondary' : 'primary' })}>
              {t('goHome')}
            </Link>
          </>
        }
      >
        {t(wasText ? 'textGoneHelp' : 'notFoundHelp')}
      </EmptyState>
    </div>
  );
}
