import { mostCharges } from '@serai/contract/bill-statuses';
import { Button, buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import type { Got } from '../../../platform/api/calls.ts';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useCount } from '../../../platform/format/count.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListRows } from '../../../platform/list/list-rows.tsx';
import { NothingMatches } from '../../../platform/list/nothing-matches.tsx';
import { firstPage } from '../../../platform/list/place.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { isForbidden, Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { ApplyFilters } from '../../billing/apply-filters.tsx';
import {
  type ApplySearch,
  filterOf,
  isNarrowed,
  readApplySearch,
  writeApplySearch,
} from '../../billing/apply-search.ts';
import { ChoiceBar } from '../../billing/choice-bar.tsx';
import type { Seller } from '../invoice-queries.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { EligibleTable } from './eligible-table.tsx';
import { chosenOf, type PaperChoice, usePaperChoice } from './paper-choice.ts';

export const Page = withQueries(ApplyPage);

type Reply = Got<'invoice/eligible'>;

/** The orders that can be invoiced: one chooses several, sees what they add up to, and applies. */
function ApplyPage() {
  const t = usePhrases('invoice-apply');
  const [params, setParams] = useSearchParams();
  const search = readApplySearch(params);
  const query = useList('invoice/eligible', filterOf(search), search);
  const choice = usePaperChoice();
  const change = (part: Partial<ApplySearch>) =>
    setParams(writeApplySearch({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  const isShut = isForbidden(query.error);
  const isEmpty = query.data?.total === 0 && !isNarrowed(search);
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title font-strong">{t('title')}</h1>
        <Link to={paths.invoices()} className="text-teal underline-offset-4 hover:underline">
          {t('toInvoices')}
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
              href={(place) => paths.invoiceApply(writeApplySearch({ ...search, ...place }))}
              empty={<NothingEligible isNarrowed={isNarrowed(search)} />}
              keepsScroll
            >
              <ChooseMany reply={reply} search={search} choice={choice} />
              <EligibleTable
                rows={reply.list}
                sellers={reply.sellers}
                choice={choice}
                stale={query.isPlaceholderData}
              />
            </ListRows>
          )}
        </Loaded>
      </Card>
      {query.data && query.data.list.length > 0 && <ApplyBar choice={choice} reply={query.data} />}
    </>
  );
}

/** How many there are, and how to choose many of them at once. */
function ChooseMany({ reply, search, choice }: { reply: Reply; search: ApplySearch; choice: PaperChoice }) {
  const t = usePhrases('invoice-apply');
  const api = useApi();
  const count = useCount();
  const notify = useNotify();
  const add = (orders: Parameters<typeof chosenOf>[0][]) => {
    const leftOut = choice.add(orders.map(chosenOf));
    if (leftOut > 0) notify('info', t('leftOut', { count: leftOut }));
  };
  const all = useSending(async () => {
    const found = await api.get('invoice/choose', filterOf(search));
    add(found.orders);
    if (found.capped) notify('info', t('capped', { count: count(found.orders.length, false) }));
  });
  const isWhole = reply.total <= reply.list.length;
  return (
    <div className="mt-4 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="text-caption text-muted">
        {t('total', { count: count(reply.total, reply.total_capped) })}
      </p>
      <Button kind="quiet" size="compact" onClick={() => add(reply.list)}>
        {isWhole ? t('chooseAll', { count: count(reply.total, false) }) : t('choosePage')}
      </Button>
      {!isWhole && (
        <Button kind="quiet" size="compact" busy={all.busy} onClick={() => void all.send()}>
          {t('chooseMatching')}
        </Button>
      )}
    </div>
  );
}

function ApplyBar({ choice, reply }: { choice: PaperChoice; reply: Reply }) {
  const t = usePhrases('invoice-apply');
  const mayApply = useMay()('/user/invoice/apply/submit');
  const [asking, setAsking] = useState<Seller | null>(null);
  const [first] = choice.rows;
  const isReceipt = first?.paper === 'receipt';
  const charges = choice.rows.reduce((sum, { chargeIds }) => sum + chargeIds.length, 0);
  const { currency } = reply.list[0]!.amount;
  const seller = useSellers(reply).get(first?.sellerId ?? 0);
  if (!mayApply) return null;
  return (
    <ChoiceBar choice={choice} currency={currency} words={{ chosen: chosenWords(), clear: t('unchoose') }}>
      <Button
        kind="primary"
        disabled={choice.count === 0 || charges > mostCharges || !seller}
        className="max-sm:w-full"
        onClick={() => setAsking(seller ?? null)}
      >
        {t(isReceipt ? 'applyReceipt' : 'apply')}
      </Button>
      {asking && (
        <ApplyDialog choice={choice} seller={asking} currency={currency} onClose={() => setAsking(null)} />
      )}
    </ChoiceBar>
  );

  function chosenWords() {
    if (choice.count === 0) return t('chosenNone');
    return charges > mostCharges ? t('tooMany') : t('chosen', { count: choice.count });
  }
}

/** The sellers by id of all pages that were looked at: what is chosen may stand on another one. */
function useSellers({ sellers }: Reply): ReadonlyMap<number, Seller> {
  const known = useRef(new Map<number, Seller>());
  for (const seller of sellers) known.current.set(seller.id, seller);
  return known.current;
}

function NothingEligible({ isNarrowed }: { isNarrowed: boolean }) {
  const t = usePhrases('invoice-apply');
  if (isNarrowed) {
    const words = { title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') };
    return <NothingMatches words={words} all={paths.invoiceApply()} />;
  }
  return (
    <EmptyState
      title={t('empty')}
      actions={
        <Link to={paths.invoices()} className={buttonClass()}>
          {t('toInvoices')}
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
