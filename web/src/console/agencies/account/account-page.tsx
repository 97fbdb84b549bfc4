import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type ListSearch, useListSearch } from '../../../platform/list/use-list-search.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { idInAddress } from '../../../platform/page/id-in-address.ts';
import { MissingPage } from '../../../platform/page/missing-page.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { type AccountSearch, accountAddress, accountViews } from './account-address.ts';
import { AccountStatement } from './account-statement.tsx';
import { AccountSums } from './account-sums.tsx';
import { DunningState } from './dunning-state.tsx';
import { LimitTrial } from './limit-trial.tsx';
import { OpenItems } from './open-items.tsx';
import { VersionComparison } from './version-comparison.tsx';

export const Page = withQueries(AccountPage);

/** The account of one agency: what it owes, its statement, open items, limit, reminders and contract versions. */
function AccountPage() {
  const t = usePhrases('console-account');
  const { id } = useParams();
  const agencyId = idInAddress(id);
  const query = useRead('console/wallet/account', { agency_id: agencyId });
  const list = useListSearch(accountAddress, (search) => consolePaths.consoleAgencyAccount(agencyId, search));
  const name = query.data?.agency.name;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={name ? t('titleOf', { name }) : t('title')} indexed={false} />
      <BackLink to={consolePaths.consoleAgency(agencyId)}>{t('toAgency')}</BackLink>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />} missing={<Missing />}>
        {(account) => (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h1 className="text-title font-strong [overflow-wrap:anywhere]">
                {t('titleOf', { name: account.agency.name })}
              </h1>
              <Links agencyId={agencyId} />
            </div>
            <AccountSums account={account} />
            <div className="mt-4">
              <Card>
                <Views list={list} agencyId={agencyId} name={account.agency.name} />
              </Card>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Links({ agencyId }: { agencyId: number }) {
  const t = usePhrases('console-account');
  const may = useMay();
  if (!may('/console/bill/view')) return null;
  const link = 'text-teal underline underline-offset-4';
  return (
    <p className="not-printed flex flex-wrap gap-x-4">
      <Link
        to={consolePaths.consoleBills(new URLSearchParams({ agency_id: String(agencyId) }))}
        className={link}
      >
        {t('toBills')}
      </Link>
      <Link to={consolePaths.consoleDunning()} className={link}>
        {t('toDunning')}
      </Link>
    </p>
  );
}

interface ViewsProps {
  list: ListSearch<AccountSearch>;
  agencyId: number;
  name: string;
}

function Views({ list, agencyId, name }: ViewsProps) {
  const t = usePhrases('console-account');
  const may = useMay();
  const offered = accountViews.filter(
    (view) =>
      (view !== 'dunning' || may('/console/bill/view')) &&
      (view !== 'versions' || may('/console/contract/view')),
  );
  const { view } = list.search;
  const panels: Record<(typeof accountViews)[number], () => ReactNode> = {
    statement: () => <AccountStatement list={list} agencyId={agencyId} />,
    items: () => <OpenItems list={list} agencyId={agencyId} />,
    limit: () => <LimitTrial agencyId={agencyId} />,
    dunning: () => <DunningState agencyId={agencyId} name={name} />,
    versions: () => <VersionComparison list={list} agencyId={agencyId} />,
  };
  return (
    <Tabs
      label={t('views')}
      value={view}
      onChange={(chosen) => list.change({ view: chosen })}
      items={offered.map((value) => ({ value, label: t(`view_${value}`) }))}
    >
      <div className="pt-4">{panels[view]()}</div>
    </Tabs>
  );
}

function Missing() {
  const agencies = usePhrases('console-agencies');
  return (
    <MissingPage
      title={agencies('missing')}
      list={{ to: consolePaths.consoleAgencies(), words: agencies('toList') }}
    >
      {agencies('missingHelp')}
    </MissingPage>
  );
}
