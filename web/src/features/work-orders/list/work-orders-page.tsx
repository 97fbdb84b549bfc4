import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCount } from '../../../platform/format/count.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListRows } from '../../../platform/list/list-rows.tsx';
import { NothingMatches } from '../../../platform/list/nothing-matches.tsx';
import { firstPage } from '../../../platform/list/place.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { isForbidden, Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { WorkOrderFilters } from './work-order-filters.tsx';
import { WorkOrderTable } from './work-order-table.tsx';
import {
  askedOf,
  isNarrowed,
  readWorkOrdersSearch,
  type WorkOrdersSearch,
  workOrderShows,
  writeWorkOrdersSearch,
} from './work-orders-search.ts';

export const Page = withQueries(WorkOrdersPage);

/** The work orders that the reader sees, newest first: by progress, type, words and dates. */
function WorkOrdersPage() {
  const t = usePhrases('work-orders');
  const count = useCount();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const search = readWorkOrdersSearch(params);
  const query = useList('workOrder/list', askedOf(search), search);
  const change = (part: Partial<WorkOrdersSearch>) =>
    setParams(writeWorkOrdersSearch({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  const rows = (
    <Loaded keepsLast query={query} skeleton={<RowsSkeleton />}>
      {(reply) => (
        <ListRows
          reply={reply}
          place={search}
          href={(place) => paths.workOrders(writeWorkOrdersSearch({ ...search, ...place }))}
          empty={<NoWorkOrders search={search} />}
        >
          <p role="status" className="mb-2 text-caption text-muted">
            {t('count', { count: count(reply.total, reply.total_capped) })}
            {reply.unread > 0 && (
              <span className="ml-3 font-strong text-teal">{t('unread', { count: reply.unread })}</span>
            )}
          </p>
          <WorkOrderTable workOrders={reply.list} stale={query.isPlaceholderData} />
        </ListRows>
      )}
    </Loaded>
  );
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title font-strong">{t('title')}</h1>
        {may('/user/work-order/list', 'add') && (
          <Link to={paths.workOrderApply()} className={buttonClass({ kind: 'primary' })}>
            {t('apply')}
          </Link>
        )}
      </div>
      <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
      <Card className="mt-4">
        {isForbidden(query.error) ? (
          rows
        ) : (
          <Tabs
            label={t('tabs')}
            value={search.show ?? 'all'}
            onChange={(value) => change({ show: value === 'all' ? null : value })}
            items={[
              { value: 'all' as const, label: t('show_all') },
              ...workOrderShows.map((value) => ({ value, label: t(`show_${value}`) })),
            ]}
          >
            <WorkOrderFilters search={search} onChange={change} />
            <div className="mt-4">{rows}</div>
          </Tabs>
        )}
      </Card>
    </>
  );
}

function NoWorkOrders({ search }: { search: WorkOrdersSearch }) {
  const t = usePhrases('work-orders');
  const may = useMay();
  if (isNarrowed(search)) {
    const words = { title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') };
    return <NothingMatches words={words} all={paths.workOrders()} />;
  }
  return (
    <EmptyState
      title={t('empty')}
      actions={
        may('/user/work-order/list', 'add') && (
          <Link to={paths.workOrderApply()} className={buttonClass()}>
            {t('apply')}
          </Link>
        )
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
        <Skeleton key={line} className="h-16" />
      ))}
    </div>
  );
}
