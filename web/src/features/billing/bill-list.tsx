import { billFilters } from '@serai/contract/bill-statuses';
import { Button, buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useCount } from '../../platform/format/count.ts';
import { useMoney } from '../../platform/format/money.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { firstPage } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';
import { isForbidden, Loaded } from '../../platform/query/loaded.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { BillFigures } from './bill-figures.tsx';
import type { BillView } from './bill-queries.ts';
import { BillTable } from './bill-table.tsx';
import { type BillsSearch, readBillsSearch, writeBillsSearch } from './bills-search.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { useChoice } from './use-choice.ts';

/** What is owed and since when, and the bills by state; several can be paid at once. */
export function BillList() {
  const t = usePhrases('bills');
  const [params, setParams] = useSearchParams();
  const search = readBillsSearch(params);
  const query = useList('bill/list', { show: search.show }, search);
  const change = (part: Partial<BillsSearch>) =>
    setParams(writeBillsSearch({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  const rows = (
    <Loaded keepsLast query={query} skeleton={<RowsSkeleton />}>
      {(reply) => (
        <ListRows
          reply={reply}
          place={search}
          href={(place) => paths.bills(writeBillsSearch({ ...search, ...place }))}
          empty={<NoBills search={search} />}
          keepsScroll
        >
          <Rows reply={reply} stale={query.isPlaceholderData} />
        </ListRows>
      )}
    </Loaded>
  );
  if (isForbidden(query.error)) {
    return (
      <>
        <PageHead title={t('title')} indexed={false} />
        <h1 className="text-title font-strong">{t('title')}</h1>
        <Card className="mt-4">{rows}</Card>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title font-strong">{t('title')}</h1>
        <Link to={paths.billApply()} className="text-teal underline-offset-4 hover:underline">
          {t('toApply')}
        </Link>
      </div>
      <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <Loaded keepsLast quiet query={query} skeleton={<Skeleton className="h-36 rounded-card" />}>
          {(reply) => (
            <Card>
              <BillFigures reply={reply} />
            </Card>
          )}
        </Loaded>
        <Card>
          <Tabs
            label={t('tabs')}
            value={search.show ?? 'all'}
            onChange={(value) => change({ show: value === 'all' ? null : value })}
            items={[
              { value: 'all' as const, label: t('show_all') },
              ...billFilters.map((filter) => ({ value: filter, label: t(`show_${filter}`) })),
            ]}
          >
            {rows}
          </Tabs>
        </Card>
      </div>
    </>
  );
}

function Rows(props: {
  reply: { list: readonly BillView[]; total: number; total_capped: boolean };
  stale: boolean;
}) {
  const { reply, stale } = props;
  const t = usePhrases('bills');
  const count = useCount();
  const money = useMoney();
  const mayPay = useMay()('/user/bill/details/pay');
  const choice = useChoice();
  const [paying, setPaying] = useState(false);
  const chosen = reply.list.filter(({ id }) => choice.has(id));
  const currency = reply.list[0]!.total.currency;
  return (
    <>
      <p role="status" className="mb-2 text-caption text-muted">
        {t('count', { count: count(reply.total, reply.total_capped) })}
      </p>
      <BillTable bills={reply.list} choice={mayPay ? choice : null} stale={stale} />
      {choice.count > 0 && (
        <ChoiceBar
          choice={choice}
          currency={currency}
          words={{ chosen: t('chosenBills', { count: choice.count }), clear: t('clear') }}
        >
          <Button kind="primary" className="max-sm:w-full" onClick={() => setPaying(true)}>
            {t('paySome', { amount: money.text({ amount: choice.sum, currency }) })}
          </Button>
        </ChoiceBar>
      )}
      {paying && <PayDialog bills={chosen} onPaid={choice.clear} onClose={() => setPaying(false)} />}
    </>
  );
}

function NoBills({ search }: { search: BillsSearch }) {
  const t = usePhrases('bills');
  if (search.show) return <EmptyState title={t('emptyShown')}>{t('emptyShownHelp')}</EmptyState>;
  return (
    <EmptyState
      title={t('empty')}
      actions={
        <Link to={paths.billApply()} className={buttonClass()}>
          {t('toApply')}
        </Link>
      }
    >
      {t('emptyHelp')}
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className="h-14" />
      ))}
    </div>
  );
}
