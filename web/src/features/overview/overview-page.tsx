import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { ApprovalsWaiting } from '../approvals/approvals-waiting.tsx';
import { searchForTomorrow } from '../hotels/search-line/coming-night.ts';
import { SearchLine } from '../hotels/search-line/search-line.tsx';
import { useWallet } from '../wallet/use-wallet.ts';
import { WalletFigures, WalletFiguresSkeleton } from '../wallet/wallet-figures.tsx';
import { Greeting } from './greeting.tsx';
import { useWeekSeries } from './use-week-series.ts';
import { WaitingOrders } from './waiting-orders.tsx';
import { WeekChart } from './week-chart.tsx';

export const Page = withQueries(OverviewPage);

/** Overview after the login: money, open work, and the next search. */
function OverviewPage() {
  const t = usePhrases('overview');
  const weekOf = useWeekSeries();
  const mayViewMoney = useMay()('/user/account/balance', 'view');
  const [nowMs] = useState(() => Date.now());
  const overview = useRead('account/overview', {});
  return (
    <div className="grid gap-4">
      <PageHead title={t('title')} indexed={false} />
      <Greeting />
      <section aria-label={t('searchTitle')}>
        <SearchLine initial={searchForTomorrow(nowMs)} nowMs={nowMs} compact narrow />
      </section>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ApprovalsWaiting />
        {mayViewMoney && <Funds />}
        <Card title={t('waitingTitle')} aside={<AllOrders />}>
          <Loaded query={overview} skeleton={<Skeleton className="h-40" />}>
            {(loaded) => <WaitingOrders overview={loaded} />}
          </Loaded>
        </Card>
        <Card
          title={t('weekTitle')}
          aside={<TextLink to={paths.integral()} words={t('points')} />}
          className="lg:col-span-2"
        >
          <Loaded query={overview} skeleton={<Skeleton className="h-72" />}>
            {(loaded) => <WeekChart days={loaded.days} series={weekOf(loaded)} />}
          </Loaded>
        </Card>
      </div>
    </div>
  );
}

function AllOrders() {
  const t = usePhrases('overview');
  const layout = usePhrases('layout');
  return (
    <nav aria-label={t('allOrders')} className="flex flex-wrap gap-x-4">
      <TextLink to={paths.orderList()} words={layout('orders')} />
      <TextLink to={paths.carOrderList()} words={layout('carOrders')} />
      <TextLink to={paths.airportOrderList()} words={layout('transferOrders')} />
    </nav>
  );
}

function Funds() {
  const t = usePhrases('overview');
  const wallet = useWallet();
  return (
    <Card title={t('walletTitle')} aside={<TextLink to={paths.balance()} words={t('statement')} />}>
      <Loaded query={wallet} skeleton={<WalletFiguresSkeleton />}>
        {(loaded) => <WalletFigures wallet={loaded} />}
      </Loaded>
    </Card>
  );
}

function TextLink({ to, words }: { to: string; words: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center text-caption text-teal underline-offset-4 hover:underline"
    >
      {words}
    </Link>
  );
}
