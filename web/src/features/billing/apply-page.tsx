import { mostCharges } from '@serai/contract/bill-statuses';
import { Button, buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { useCount } from '../../platform/format/count.ts';
import { useMoney } from '../../platform/format/money.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { firstPage } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { isForbidden, Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { ApplyFilters } from './apply-filters.tsx';
import { type ApplySearch, filterOf, isNarrowed, readApplySearch, writeApplySearch } from './apply-search.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { UnsettledTable } from './unsettled-table.tsx';
import { type Choice, useChoice } from './use-choice.ts';

export const Page = withQueries(ApplyPage);

type Reply = Got<'bill/unsettled'>;

/** The charges on credit that stand on no bill: one chooses, sees what that adds up to, and applies. */
function ApplyPage() {
  const t = usePhrases('bill-apply');
  const [params, setParams] = useSearchParams();
  const search = readApplySearch(params);
  const query = useList('bill/unsettled', filterOf(search), search);
  const choice = useChoice();
  const change = (part: Partial<ApplySearch>) =>
    setParams(writeApplySearch({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  const isShut = isForbidden(query.error);
  const isEmpty = query.data?.total === 0 && !isNarrowed(search);
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title font-strong">{t('title')}</h1>
        <Link to={paths.bills()} className="text-teal underline-offset-4 hover:underline">
          {t('toBills')}
        </Link>
      </div>
      <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
      <Card className="mt-4">
        {!isEmpty && !isShut && (
          <ApplyFilters search={search} products={query.data?.products ?? []} onChange={change} />
        )}
        <Loaded keepsLast query={query} skeleton={<RowsSkeleton />}>
          {(reply) => (
            <ListRows
              reply={reply}
              place={search}
              href={(place) => paths.billApply(writeApplySearch({ ...search, ...place }))}
              empty={<NothingOpen isNarrowed={isNarrowed(search)} />}
              keepsScroll
            >
              <ChooseMany reply={reply} search={search} choice={choice} />
              <UnsettledTable rows={reply.list} choice={choice} stale={query.isPlaceholderData} />
            </ListRows>
          )}
        </Loaded>
      </Card>
      {query.data && !isEmpty && <ApplyBar choice={choice} currency={query.data.sum.currency} />}
    </>
  );
}

/** How much there is, and how to choose much of it at once. */
function ChooseMany({ reply, search, choice }: { reply: Reply; search: ApplySearch; choice: Choice }) {
  const t = usePhrases('bill-apply');
  const api = useApi();
  const money = useMoney();
  const count = useCount();
  const notify = useNotify();
  const all = useSending(async () => {
    const found = await api.get('bill/choose', filterOf(search));
    choice.set(
      found.charges.map(({ id, amount }) => ({ id, amount: amount.amount })),
      true,
    );
    if (found.capped) notify('info', t('capped', { count: count(mostCharges, false) }));
  });
  const onPage = reply.list.map(({ id, amount }) => ({ id, amount: amount.amount }));
  const isWhole = reply.total <= reply.list.length;
  return (
    <div className="mt-4 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="text-caption text-muted">
        {t('total', { count: count(reply.total, reply.total_capped), amount: money.text(reply.sum) })}
      </p>
      <Button kind="quiet" size="compact" onClick={() => choice.set(onPage, true)}>
        {isWhole ? t('chooseAll', { count: count(reply.total, false) }) : t('choosePage')}
      </Button>
      {!isWhole && (
        <Button kind="quiet" size="compact" busy={all.busy} onClick={() => void all.send()}>
          {reply.total > mostCharges
            ? t('chooseOldest', { count: count(mostCharges, false) })
            : t('chooseAll', { count: count(reply.total, false) })}
        </Button>
      )}
    </div>
  );
}

function ApplyBar({ choice, currency }: { choice: Choice; currency: string }) {
  const t = usePhrases('bill-apply');
  const count = useCount();
  const [asking, setAsking] = useState(false);
  const isTooMany = choice.count > mostCharges;
  const chosen = isTooMany
    ? t('tooMany', { count: count(mostCharges, false) })
    : choice.count === 0
      ? t('chosenNone')
      : t('chosen', { count: choice.count });
  return (
    <ChoiceBar choice={choice} currency={currency} words={{ chosen, clear: t('unchoose') }}>
      <Button
        kind="primary"
        disabled={choice.count === 0 || isTooMany}
        className="max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        {t('apply')}
      </Button>
      {asking && <ApplyDialog choice={choice} currency={currency} onClose={() => setAsking(false)} />}
    </ChoiceBar>
  );
}

function NothingOpen({ isNarrowed }: { isNarrowed: boolean }) {
  const t = usePhrases('bill-apply');
  if (isNarrowed) {
    const words = { title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') };
    return <NothingMatches words={words} all={paths.billApply()} />;
  }
  return (
    <EmptyState
      title={t('empty')}
      actions={
        <Link to={paths.bills()} className={buttonClass()}>
          {t('toBills')}
        </Link>
      }
    >
      {t('emptyHelp')}
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <div className="mt-4 grid gap-3">
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className="h-16" />
      ))}
    </div>
  );
}
