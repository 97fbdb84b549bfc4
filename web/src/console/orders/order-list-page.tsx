import { EmptyState } from '@serai/ui/empty-state';
import { shownStatuses } from '../../features/orders/list/shown-statuses.ts';
import { omitNone } from '../../platform/api/omit-none.ts';
import { useApi } from '../../platform/app.tsx';
import { ExportMenu } from '../../platform/files/export-menu.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { SavedViews } from '../../platform/list/saved-views/saved-views.tsx';
import { SelectLine } from '../../platform/list/selection/select-line.tsx';
import { SelectionBar } from '../../platform/list/selection/selection-bar.tsx';
import { useSelection } from '../../platform/list/selection/use-selection.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { BookLink } from '../booking/book-link.tsx';
import { deskAddress } from './desk-address.ts';
import { DeskFilters } from './desk-filters.tsx';
import { type DeskOrder, DeskTable } from './desk-table.tsx';
import { ExportSelected } from './export-selected.tsx';

export const Page = withQueries(OrderListPage);

/** Orders of all agencies and products for staff, searched by the details that a caller gives. */
function OrderListPage() {
  const t = usePhrases('console-orders');
  const words = usePhrases('orders');
  const api = useApi();
  const mayExport = useMay()('/console/order/export');
  const list = useListSearch(deskAddress, consolePaths.consoleOrders);
  const { page, after, ...filter } = list.search;
  const asked = { ...filter, keyword: filter.keyword || null };
  const query = useList('console/order/list', asked, { page, after });
  const selection = useSelection({
    scope: list.query,
    shown: query.isPlaceholderData ? undefined : query.data?.list,
    keyOf: ({ id }: DeskOrder) => String(id),
  });
  const chosenAgency = query.data?.list[0]?.agency;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead
        title={t('title')}
        intro={t('text')}
        actions={
          <>
            {mayExport && (
              <ExportMenu
                fileName={t('title')}
                link={(format) => api.post('console/order/linkExport', { ...omitNone(asked), format })}
              />
            )}
            <BookLink />
          </>
        }
      />
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: list.search.status,
            onChange: (status) => list.change({ status }),
            all: t('all'),
            tabs: shownStatuses(list.search.status, query.data?.counts).map((status) => ({
              value: status,
              label: words(`status_${status}`),
            })),
            counts: query.data?.counts,
          }}
          filters={
            <>
              <SavedViews name="desk_orders" list={list} />
              <DeskFilters
                list={list}
                agency={list.search.agency_id === null ? undefined : chosenAgency?.name}
              />
            </>
          }
          rowHeight="h-14"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleOrders()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => (
            <>
              {mayExport && <SelectLine selection={selection} />}
              <DeskTable
                orders={reply.list}
                stale={query.isPlaceholderData}
                onAgency={(agency_id) => list.change({ agency_id })}
                selection={mayExport ? selection : null}
              />
            </>
          )}
        </ListPage>
      </div>
      <SelectionBar selection={selection}>
        <ExportSelected ids={selection.rows.map(({ id }) => id)} sort={list.search.sort} />
      </SelectionBar>
    </div>
  );
}
