import { subAccountPage } from '@serai/contract/permissions';
import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { type Place, readPlace, writePlace } from '../../platform/list/place.ts';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { Permitted, useMay } from '../../platform/session/use-session.tsx';
import { AccountEditor } from './account-editor.tsx';
import { AddAccount } from './add-account.tsx';
import { type SubAccountList, useSubAccount, useSubAccounts } from './sub-account-queries.ts';
import { SubAccountTable } from './sub-account-table.tsx';

export const Page = withQueries(SubAccountsPage);

/** The agency's sub-accounts; the address can open one of them, or the form for a new one. */
function SubAccountsPage() {
  const t = usePhrases('sub-accounts');
  const open = useSearchParams()[0].get('open');
  const holdsPage = useMay()(subAccountPage);
  return (
    <>
      <PageHead title={t(open === 'new' ? 'addTitle' : 'title')} indexed={false} />
      {holdsPage ? <Managed open={open} /> : <Forbidden />}
    </>
  );
}

function Managed({ open }: { open: string | null }) {
  if (open === null) return <Accounts />;
  const id = /^[1-9]\d{0,14}$/.test(open) ? Number(open) : null;
  return id === null && open !== 'new' ? <Missing /> : <Opened id={id} />;
}

function Forbidden() {
  const common = usePhrases('common');
  return (
    <ForbiddenState heading="h1" title={common('forbidden')}>
      {common('forbiddenHelp')}
    </ForbiddenState>
  );
}

/** The account with an id, or the form for a new one. */
function Opened({ id }: { id: number | null }) {
  const mayAdd = useMay()('/user/manage/subAccount/add');
  const query = useSubAccount(id);
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} missing={<Missing />}>
      {(reply) => {
        if (id === null) return mayAdd ? <AddAccount reply={reply} /> : <Forbidden />;
        const account = reply.list.find((each) => each.id === id);
        return account ? <AccountEditor key={account.id} account={account} reply={reply} /> : <Missing />;
      }}
    </Loaded>
  );
}

function Accounts() {
  const place = readPlace(useSearchParams()[0]);
  const query = useSubAccounts(place);
  return (
    <Loaded keepsLast query={query} skeleton={<PageSkeleton />}>
      {(reply) => <AccountList reply={reply} place={place} stale={query.isPlaceholderData} />}
    </Loaded>
  );
}

function AccountList({ reply, place, stale }: { reply: SubAccountList; place: Place; stale: boolean }) {
  const t = usePhrases('sub-accounts');
  const add = (
    <Permitted node="/user/manage/subAccount/add">
      <Link to={paths.subAccounts('new')} className={buttonClass({ kind: 'primary' })}>
        {t('add')}
      </Link>
    </Permitted>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-title font-strong">{t('title')}</h1>
          <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
        </div>
        {reply.total > 0 && add}
      </div>
      <ListRows
        reply={reply}
        place={place}
        href={(at) => `${paths.subAccounts()}?${writePlace(new URLSearchParams(), at)}`}
        empty={
          <EmptyState title={t('empty')} actions={add}>
            {t('emptyHelp')}
          </EmptyState>
        }
      >
        <SubAccountTable accounts={reply.list} stale={stale} />
      </ListRows>
    </>
  );
}

function Missing() {
  const t = usePhrases('sub-accounts');
  return (
    <MissingPage title={t('missing')} list={{ to: paths.subAccounts(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-16 max-w-md" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
