import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { PageHead } from '../platform/head/page-head.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';

/** The 404 page: says so, and which path it was. */
export function NotFoundPage() {
  const t = usePhrases('errors-page');
  const { pathname } = useLocation();
  return (
    <div className="py-12">
      <PageHead title={t('notFoundTitle')} indexed={false} />
      <EmptyState
        heading="h1"
        title={<span className="[overflow-wrap:anywhere]">{t('notFoundText', { path: pathname })}</span>}
        actions={
          <Link to={paths.home()} className={buttonClass({ kind: 'primary' })}>
            {t('goHome')}
          </Link>
        }
      >
        {t('notFoundHelp')}
      </EmptyState>
    </div>
  );
}
