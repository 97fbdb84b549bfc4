import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { RequestCard } from './request-card.tsx';

export const Page = withQueries(SecondPersonPage);

/** Acts that wait for a second person, oldest first, each with its decision. */
function SecondPersonPage() {
  const t = usePhrases('console-second-person');
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const query = useRead('console/secondPerson/list', cursor === null ? {} : { cursor }, { keepsLast: true });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      <div className="mt-6 grid gap-4">
        <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
          {({ list, next }) => (
            <>
              {list.length === 0 && <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>}
              <ul aria-label={t('list')} className="grid gap-3">
                {list.map((request) => (
                  <RequestCard key={request.id} request={request} />
                ))}
              </ul>
              <div className="flex flex-wrap justify-end gap-2">
                {cursor !== null && (
                  <Link to={consolePaths.consoleSecondPerson()} className={buttonClass({})}>
                    {t('newest')}
                  </Link>
                )}
                {next !== null && (
                  <Link
                    to={`${consolePaths.consoleSecondPerson()}?${new URLSearchParams({ cursor: next })}`}
                    className={buttonClass({})}
                  >
                    {t('more')}
                  </Link>
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
