import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { PointSummary } from './point-summary.tsx';
import { PointTable } from './point-table.tsx';
import { usePoints } from './use-points.ts';

export const Page = withQueries(PointsPage);

/** The user's points, how they are earned, and all movements. */
function PointsPage() {
  const t = usePhrases('points');
  const place = readPlace(useSearchParams()[0]);
  const query = usePoints(place);
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
                <ListRows reply={log} place={place} href={hrefOf} empty={<NoMovements />}>
                  <PointTable rows={log.list} stale={query.isPlaceholderData} />
                </ListRows>
              </Card>
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

function NoMovements() {
  const t = usePhrases('points');
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

const hrefOf = (place: Place) => paths.integral(writePlace(new URLSearchParams(), place));

function PointsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
