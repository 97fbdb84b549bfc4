import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { ListPage } from '../../../platform/list/list-page.tsx';
import { NothingMatches } from '../../../platform/list/nothing-matches.tsx';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import type { OrderProduct } from '../order-product.ts';
import { useOrders } from '../order-queries.ts';
import { ProductScope } from '../product-scope.tsx';
import { useOrderPhrases } from '../service-words.ts';
import { ExportOrders } from './export-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { orderAddress } from './order-search.ts';
import { OrderTable } from './order-table.tsx';
import { shownStatuses } from './shown-statuses.ts';

/** Orders of one product by status, keyword and dates; the next step of each comes first. */
export function OrderListFrame({ product }: { product: OrderProduct }) {
  // The phrases of the list depend on the scope, so the list is a separate component.
  return (
    <ProductScope product={product}>
      <OrderList product={product} />
    </ProductScope>
  );
}

function OrderList({ product }: { product: OrderProduct }) {
  const { title } = product.useListWords();
  const t = useOrderPhrases('order-list');
  const words = useOrderPhrases('orders');
  const list = useListSearch(orderAddress, product.listPath);
  const { search } = list;
  const query = useOrders(product.name, search);
  const kept = useKeptRows(query, `${product.name} ${orderAddress.write(search)}`);
  return (
    <>
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-title font-strong">{title}</h1>
        <ExportOrders product={product} search={search} />
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
        filters={<OrderFilters list={list} />}
        rowHeight="h-20"
        total={(count) => t('total', { count })}
        empty={<NoOrders product={product} isNarrowed={list.isNarrowed} />}
      >
        {(reply) => (
          <OrderTable
            product={product}
            orders={reply.list}
            left={kept.left}
            stale={query.isPlaceholderData}
          />
        )}
      </ListPage>
    </>
  );
}

function NoOrders({ product, isNarrowed }: { product: OrderProduct; isNarrowed: boolean }) {
  const words = product.useListWords();
  const t = useOrderPhrases('order-list');
  if (isNarrowed) {
    const said = { title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') };
    return <NothingMatches words={said} all={product.listPath()} />;
  }
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
