import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { searchForTomorrow } from '../hotels/search-line/coming-night.ts';
import { SearchLine } from '../hotels/search-line/search-line.tsx';
import { AheadTable } from './ahead-table.tsx';
import { DuePanel } from './due/due-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Greeting } from './greeting.tsx';
import { InProgress } from './in-progress.tsx';
import { LastSearches } from './last-searches.tsx';
import { MoneyBar, MoneyBlock } from './money-block.tsx';
import { NewestNotices } from './newest-notices.tsx';
import { TextLink } from './text-link.tsx';
import { useWeekSeries } from './use-week-series.ts';
import { WeekChart } from './week-chart.tsx';

export const Page = withQueries(OverviewPage);

/** The workbench after the login: the next search, what is due first, money, the days ahead, and the week in small. */
function OverviewPage() {
  const t = usePhrases('overview');
  const mayViewMoney = useMay()('/user/account/balance', 'view');
  const [nowMs] = useState(() => Date.now());
  return (
    <div className="grid gap-4">
      <PageHead title={t('title')} indexed={false} />
      <Greeting />
      <section aria-label={t('searchTitle')}>
        <SearchLine initial={searchForTomorrow(nowMs)} nowMs={nowMs} compact narrow />
        <LastSearches nowMs={nowMs} />
      </section>
      {mayViewMoney && <MoneyBar />}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <Work />
        <div className="grid content-start gap-4 xl:row-span-2">
          {mayViewMoney && <MoneyBlock />}
          <AheadTable />
        </div>
        <NewestNotices />
      </div>
      <Week />
    </div>
  );
}

/** What is due; for an agency that has never booked the steps to its first booking. */
function Work() {
  const overview = useRead('account/overview', {});
  const { data } = useRead('overview/firstSteps', {});
  return (
    <div className="grid min-w-0 content-start gap-4 md:max-xl:col-span-2">
      {data?.steps && <FirstSteps steps={data.steps} />}
      <DuePanel hidesEmpty={Boolean(data?.steps)} />
      <InProgress waiting={overview.data?.waiting ?? []} />
    </div>
  );
}

/** Deposit and points of the last seven days. */
function Week() {
  const t = usePhrases('overview');
  const weekOf = useWeekSeries();
  const overview = useRead('account/overview', {});
  return (
    <Card title={t('weekTitle')} aside={<TextLink to={paths.integral()} words={t('points')} />}>
      <Loaded query={overview} skeleton={<Skeleton className="h-44" />}>
        {(loaded) => <WeekChart days={loaded.days} series={weekOf(loaded)} />}
      </Loaded>
    </Card>
  );
}
