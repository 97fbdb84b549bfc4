import { netPriceNode, orderListPages } from '@serai/contract/permissions';
import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { readersDay } from '../../../platform/form/date-input.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { type HiddenColumns, useHiddenColumns } from '../../../platform/list/columns/hidden-columns.ts';
import { ListPage } from '../../../platform/list/list-page.tsx';
import { NothingMatches } from '../../../platform/list/nothing-matches.tsx';
import { firstPage } from '../../../platform/list/place.ts';
import { SavedViews } from '../../../platform/list/saved-views/saved-views.tsx';
import { SelectionBar } from '../../../platform/list/selection/selection-bar.tsx';
import { useSelection } from '../../../platform/list/selection/use-selection.ts';
import { StatusTabs } from '../../../platform/list/status-tabs.tsx';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { type ListSearch, useListSearch } from '../../../platform/list/use-list-search.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { EveryOrder, OrderProduct } from '../order-product.ts';
import { type OrderListReply, useOrderCalendar, useOrders } from '../order-queries.ts';
import { ProductScope } from '../product-scope.tsx';
import { mostAtOnce, SeveralActions } from '../several/several-actions.tsx';
import { ServiceContext, useOrderPhrases } from '../views/service-words.ts';
import { OrderCalendar } from './calendar/order-calendar.tsx';
import { ExportOrders } from './export-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { type OrderSearch, orderAddress } from './order-search.ts';
import { OrderTable } from './order-table.tsx';
import { ProductSwitch } from './product-switch.tsx';
import { hrefOfView, queryWithProduct } from './product-views.ts';
import { shownStatuses } from './shown-statuses.ts';
import { type OrdersView, useOrdersView } from './use-orders-view.ts';
import { ViewSwitch } from './view-switch.tsx';

/** The orders at the address of a product, or of all products: as a list, the next service first, or by month. */
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

interface ShownOrders {
  product: OrderProduct;
  /** Orders of all products, at the address of one. */
  isEvery: boolean;
}

function OrderList({ product, isEvery }: ShownOrders) {
  const ofProduct = product.useListWords();
  const t = useOrderPhrases('order-list');
  const { view, list, choose } = useOrdersView(useListSearch(orderAddress, product.listPath));
  const choice = useHiddenColumns('member-orders', hiddenAtFirst);
  const shown = isEvery ? 'all' : product.name;
  const title = isEvery ? t('titleEvery') : ofProduct.title;
  const parts = { product, isEvery, list, choice };
  return (
    <>
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto text-title font-strong">{title}</h1>
        <div className="min-w-0 max-md:order-last max-md:w-full">
          <ProductSwitch shown={shown} query={list.query} />
        </div>
        <ViewSwitch view={view} onChange={choose} />
        <ExportOrders product={isEvery ? null : product} title={title} search={list.search} choice={choice} />
      </div>
      {view === 'calendar' ? <OrdersByMonth {...parts} /> : <OrdersInRows {...parts} />}
    </>
  );
}

interface OrdersProps extends ShownOrders {
  list: ListSearch<OrderSearch>;
  choice: HiddenColumns;
}

function OrdersInRows({ product, isEvery, list, choice }: OrdersProps) {
  const t = useOrderPhrases('order-list');
  const seesSums = useMay()(netPriceNode);
  const shown = isEvery ? 'all' : product.name;
  const query = useOrders(isEvery ? null : product.name, list.search);
  const kept = useKeptRows(query, `${shown} ${orderAddress.write(list.search)}`);
  const { selection, maySelect } = useOrderSelection(`${shown} ${list.query}`, query);
  return (
    <>
      <ListPage
        list={list}
        query={kept.query}
        tabs={useOrderTabs(list, query.data?.counts)}
        keepsTabs
        filters={
          <Filters product={product} isEvery={isEvery} list={list} view="list" today={query.data?.today} />
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

function OrdersByMonth({ product, isEvery, list, choice }: OrdersProps) {
  const name = isEvery ? null : product.name;
  const month = list.search.month ?? readersDay().slice(0, 7);
  const query = useOrderCalendar(name, list.search, month);
  const hrefOfDay = (day: string) =>
    product.listPath(
      orderAddress.write({
        ...list.search,
        ...firstPage,
        view: 'list',
        month: day.slice(0, 7),
        service_from: null,
        service_to: null,
        day,
      }),
    );
  const seesSums = useMay()(netPriceNode);
  return (
    <StatusTabs {...useOrderTabs(list)}>
      <Filters product={product} isEvery={isEvery} list={list} view="calendar" today={query.data?.today} />
      <div className="mt-4">
        <OrderCalendar product={name} {...{ list, month, query, hrefOfDay, seesSums, choice }} />
      </div>
    </StatusTabs>
  );
}

/** Tabs per status; in the calendar without numbers. */
function useOrderTabs(list: ListSearch<OrderSearch>, counts?: OrderListReply['counts']) {
  const t = useOrderPhrases('order-list');
  const words = useOrderPhrases('orders');
  const { status } = list.search;
  return {
    label: t('statusTabs'),
    value: status,
    onChange: (chosen: typeof status) => list.change({ status: chosen }),
    all: t('all'),
    tabs: shownStatuses(status, counts).map((value) => ({ value, label: words(`status_${value}`) })),
    counts,
  };
}

type FiltersProps = Omit<OrdersProps, 'choice'> & { view: OrdersView; today: string | undefined };

function Filters({ product, isEvery, list, view, today }: FiltersProps) {
  const seesSums = useMay()(netPriceNode);
  // A saved view keeps filters: neither the month nor the form in which they were shown.
  const query = orderAddress.write({ ...list.search, ...firstPage, view: 'kept', month: null });
  return (
    <>
      <OrderFilters list={list} kind={isEvery ? 'any' : product.service} {...{ seesSums, view, today }} />
      {/* Below the filters, so that its button moves none of them. */}
      <SavedViews
        name="member_orders"
        list={{
          query: queryWithProduct(isEvery ? 'all' : product.name, query.toString()),
          hrefOf: hrefOfView,
          isNarrowed: list.isNarrowed,
        }}
      />
    </>
  );
}

/** Selection of the orders, for readers who may pay or cancel orders of any product. */
function useOrderSelection(scope: string, query: ReturnType<typeof useOrders>) {
  const may = useMay();
  const selection = useSelection({
    scope,
    shown: query.isPlaceholderData ? undefined : query.data?.list,
    keyOf: ({ id }: EveryOrder) => String(id),
    most: mostAtOnce,
  });
  const pages = Object.values(orderListPages);
  const isUseful = pages.some((page) => may(`${page}/pay`) || may(`${page}/cancel`) || may(`${page}/refund`));
  return { selection, maySelect: isUseful };
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
