import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListPage } from '../../../platform/list/list-page.tsx';
import { NothingMatches } from '../../../platform/list/nothing-matches.tsx';
import { useList } from '../../../platform/list/use-list.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { WorkOrderFilters } from './work-order-filters.tsx';
import { WorkOrderTable } from './work-order-table.tsx';
import { askedOf, workOrderAddress, workOrderShows } from './work-orders-search.ts';

export const Page = withQueries(WorkOrdersPage);

/** Work orders visible to the reader, newest first: by progress, type, keyword and dates. */
function WorkOrdersPage() {
  const t = usePhrases('work-orders');
  const may = useMay();
  const list = useListSearch(workOrderAddress, paths.workOrders);
  const { search } = list;
  const query = useList('workOrder/list', askedOf(search), search);
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
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: search.show,
            onChange: (show) => list.change({ show }),
            all: t('show_all'),
            tabs: workOrderShows.map((value) => ({ value, label: t(`show_${value}`) })),
          }}
          filters={<WorkOrderFilters list={list} />}
          rowHeight="h-16"
          total={(count, { unread }) => (
            <>
              {t('count', { count })}
              {unread > 0 && (
                <span className="ml-3 font-strong text-teal">{t('unread', { count: unread })}</span>
              )}
            </>
          )}
          empty={<NoWorkOrders isNarrowed={list.isNarrowed} />}
        >
          {(reply) => <WorkOrderTable workOrders={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </Card>
    </>
  );
}

function NoWorkOrders({ isNarrowed }: { isNarrowed: boolean }) {
  const t = usePhrases('work-orders');
  const may = useMay();
  if (isNarrowed) {
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
