import { netPriceNode, orderListPages } from '@serai/contract/permissions';
import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { useNarrow } from '@serai/ui/use-narrow';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useHiddenColumns } from '../../../platform/list/columns/hidden-columns.ts';
import { ListPage } from '../../../platform/list/list-page.tsx';
import { NothingMatches } from '../../../platform/list/nothing-matches.tsx';
import { SavedViews } from '../../../platform/list/saved-views/saved-views.tsx';
import { SelectionBar } from '../../../platform/list/selection/selection-bar.tsx';
import { useSelection } from '../../../platform/list/selection/use-selection.ts';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { EveryOrder, OrderProduct } from '../order-product.ts';
import { useOrders } from '../order-queries.ts';
import { ProductScope } from '../product-scope.tsx';
import { ServiceContext, useOrderPhrases } from '../service-words.ts';
import { mostAtOnce, SeveralActions } from '../several/several-actions.tsx';
import { ExportOrders } from './export-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { orderAddress } from './order-search.ts';
import { OrderTable, tableFromRem } from './order-table.tsx';
import { ProductSwitch } from './product-switch.tsx';
import { hrefOfView, queryWithProduct } from './product-views.ts';
import { shownStatuses } from './shown-statuses.ts';

/** The list of orders at the address of a product, or of all products; the next service comes first. */
export function OrderListFrame({ product }: { product: OrderProduct }) {
  const list = useListSearch(orderAddress, product.listPath);
  const isEvery = list.search.product === 'all';
  // The phrases of the list depend on the scope, so the list is a separate component.
  return (
    <ProductScope product={product}>
      <ServiceContext value={isEvery ? 'any' : product.service}>
        <OrderList product={product} isEvery={isEvery} />
      </ServiceContext>
    </ProductScope>
  );
}

function OrderList({ product, isEvery }: { product: OrderProduct; isEvery: boolean }) {
  const ofProduct = product.useListWords();
  const t = useOrderPhrases('order-list');
  const words = useOrderPhrases('orders');
  const seesSums = useMay()(netPriceNode);
  const list = useListSearch(orderAddress, product.listPath);
  const { search } = list;
  const choice = useHiddenColumns('member-orders', hiddenAtFirst);
  const shown = isEvery ? 'all' : product.name;
  const query = useOrders(isEvery ? null : product.name, search);
  const kept = useKeptRows(query, `${shown} ${orderAddress.write(search)}`);
  const { selection, maySelect } = useOrderSelection(`${shown} ${list.query}`, query);
  const title = isEvery ? t('titleEvery') : ofProduct.title;
  return (
    <>
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto text-title font-strong">{title}</h1>
        <div className="min-w-0 max-md:order-last max-md:w-full">
          <ProductSwitch shown={shown} query={list.query} />
        </div>
        <ExportOrders product={isEvery ? null : product} title={title} search={search} choice={choice} />
      </div>
      <ListPage
        list={list}
        query={kept.query}
        tabs={{
          label: t('statusTabs'),
          value: search.status,
          onChange: (status) => list.change({ status }),
          all: t('all'),
          tabs: shownStatuses(search.status, query.data?.counts).map((status) => ({
            value: status,
            label: words(`status_${status}`),
          })),
          counts: query.data?.counts,
        }}
        keepsTabs
        filters={
          <>
            <OrderFilters list={list} kind={isEvery ? 'any' : product.service} seesSums={seesSums} />
            {/* Below the filters, so that its button moves none of them. */}
            <SavedViews
              name="member_orders"
              list={{
                query: queryWithProduct(shown, list.query),
                hrefOf: hrefOfView,
                isNarrowed: list.isNarrowed,
              }}
            />
          </>
        }
        rowHeight="h-14"
        total={(count) => t('total', { count })}
        empty={<NoOrders product={isEvery ? null : product} isNarrowed={list.isNarrowed} />}
      >
        {(reply) => (
          <OrderTable
            orders={reply.list}
            left={kept.left}
            stale={query.isPlaceholderData}
            seesSums={seesSums}
            choice={choice}
            selection={maySelect ? selection : null}
          />
        )}
      </ListPage>
      <SelectionBar selection={selection}>
        <SeveralActions orders={selection.rows} />
      </SelectionBar>
    </>
  );
}

/** Selection of the orders on a laptop, for readers who may pay or cancel orders of any product. */
function useOrderSelection(scope: string, query: ReturnType<typeof useOrders>) {
  const may = useMay();
  const isNarrow = useNarrow(tableFromRem);
  const selection = useSelection({
    scope,
    shown: query.isPlaceholderData ? undefined : query.data?.list,
    keyOf: ({ id }: EveryOrder) => String(id),
    most: mostAtOnce,
  });
  const pages = Object.values(orderListPages);
  const isUseful = pages.some((page) => may(`${page}/pay`) || may(`${page}/cancel`) || may(`${page}/refund`));
  return { selection, maySelect: isUseful && !isNarrow };
}

/** Columns that few readers need every day. */
const hiddenAtFirst = ['contact', 'booked'] as const;

function NoOrders({ product, isNarrowed }: { product: OrderProduct | null; isNarrowed: boolean }) {
  const t = useOrderPhrases('order-list');
  if (isNarrowed) {
    const said = { title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') };
    return <NothingMatches words={said} all={product?.listPath() ?? hrefOfView('product=all')} />;
  }
  return product ? <NoneOfProduct product={product} /> : <NoneAtAll />;
}

function NoneOfProduct({ product }: { product: OrderProduct }) {
  const words = product.useListWords();
  const t = useOrderPhrases('order-list');
  return (
    <EmptyState
      title={t('empty')}
      actions={
        <Link to={product.searchPath()} className={buttonClass({ kind: 'primary' })}>
          {words.search}
        </Link>
      }
    >
      {words.emptyHelp}
    </EmptyState>
  );
}

function NoneAtAll() {
  const t = useOrderPhrases('order-list');
  return (
    <EmptyState
      title={t('empty')}
      actions={
        <Link to={paths.hotelList()} className={buttonClass({ kind: 'primary' })}>
          {t('searchHotels')}
        </Link>
      }
    >
      {t('emptyEveryHelp')}
    </EmptyState>
  );
}
