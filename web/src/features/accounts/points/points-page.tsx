import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListPages } from '../../../platform/page/list-pages.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { PointSummary } from './point-summary.tsx';
import { PointTable } from './point-table.tsx';
import { type PointLog, rowsPerPage, usePoints } from './use-points.ts';

export const Page = withQueries(PointsPage);

/** The points one has, how they are earned, and every movement. */
function PointsPage() {
  const t = usePhrases('points');
  const [params, setParams] = useSearchParams();
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page')) || 1)));
  const query = usePoints(page);
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <div className="mt-4 grid gap-4">
        <Loaded keepsLast query={query} skeleton={<PointsSkeleton />}>
          {(log) => (
            <>
              <Card>
                <PointSummary log={log} />
              </Card>
              <Card title={t('logTitle')}>
                <Movements
                  log={log}
                  page={page}
                  stale={query.isPlaceholderData}
                  onGo={(to) => setParams(searchOf(to), { preventScrollReset: false })}
                />
              </Card>
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

function Movements(props: { log: PointLog; page: number; stale: boolean; onGo: (page: number) => void }) {
  const { log, page, stale, onGo } = props;
  const t = usePhrases('points');
  if (log.total === 0) {
    return (
      <EmptyState
        heading="h3"
        title={t('empty')}
        actions={
          <Link to={paths.hotelList()} className={buttonClass({ kind: 'primary' })}>
            {t('emptyAction')}
          </Link>
        }
      >
        {t('emptyHelp')}
      </EmptyState>
    );
  }
  return (
    <>
      <PointTable rows={log.list} stale={stale} />
      <div className="mt-4">
        <ListPages
          page={page}
          total={log.total}
          perPage={rowsPerPage}
          href={(to) => paths.integral(searchOf(to))}
          onGo={onGo}
        />
      </div>
    </>
  );
}

function searchOf(page: number): URLSearchParams {
  return new URLSearchParams(page > 1 ? { page: String(page) } : {});
}

function PointsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
