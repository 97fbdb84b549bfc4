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
import { ActionCard } from './action-card.tsx';
import { queryOf, readFilter, writeFilter } from './activity-address.ts';
import { ActivityFilterForm } from './activity-filter-form.tsx';
import { DayTotals } from './day-totals.tsx';

export const Page = withQueries(ActivityPage);

/** Activity of the staff, newest first, filtered by person, object and day. */
function ActivityPage() {
  const t = usePhrases('console-activity');
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const cursor = params.get('cursor');
  const query = useRead('console/activity/list', queryOf(filter, cursor), { keepsLast: true });
  const atCursor = (to?: string) => consolePaths.consoleActivity(writeFilter(filter, to));
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      <div className="mt-6 grid gap-4">
        <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
          {({ list, next, operators }) => (
            <>
              <ActivityFilterForm
                key={params.toString()}
                filter={filter}
                operators={operators}
                onShow={(wanted) => setParams(writeFilter(wanted), { preventScrollReset: true })}
              />
              {cursor === null && <DayTotals day={filter.day} />}
              {list.length === 0 && <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>}
              <ul aria-label={t('list')} className="grid gap-3">
                {list.map((action) => (
                  <ActionCard key={action.id} action={action} />
                ))}
              </ul>
              <div className="flex flex-wrap justify-end gap-2">
                {cursor !== null && (
                  <Link to={atCursor()} className={buttonClass({})}>
                    {t('newest')}
                  </Link>
                )}
                {next !== null && (
                  <Link to={atCursor(next)} className={buttonClass({})}>
                    {t('older')}
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
