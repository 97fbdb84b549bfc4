import { orderStatuses } from '@serai/contract/orders/statuses';
import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Tabs } from '@serai/ui/tabs';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCount } from '../../../platform/format/count.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { ListRows } from '../../../platform/list/list-rows.tsx';
import { NothingMatches } from '../../../platform/list/nothing-matches.tsx';
import { firstPage } from '../../../platform/list/place.ts';
import { RowsSkeleton } from '../../../platform/list/rows-skeleton.tsx';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import type { OrderProduct } from '../order-product.ts';
import { type OrderListReply, useOrders } from '../order-queries.ts';
import { ProductScope } from '../product-scope.tsx';
import { useOrderPhrases } from '../service-words.ts';
import { ExportOrders } from './export-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { isNarrowed, type OrderSearch, readOrderSearch, writeOrderSearch } from './order-search.ts';
import { OrderTable } from './order-table.tsx';

interface OrderListProps {
  product: OrderProduct;
  search: OrderSearch;
  /** A change of anything but the page begins at the first page again. */
  onChange: (part: Partial<OrderSearch>) => void;
}

/** Orders of one product by status, keyword and dates; the next step of each comes first. */
export function OrderListFrame({ product }: { product: OrderProduct }) {
  const { title } = product.useListWords();
  const [params, setParams] = useSearchParams();
  const search = readOrderSearch(params);
  const query = useOrders(product.name, search);
  const kept = useKeptRows(query, `${product.name} ${writeOrderSearch(search)}`);
  const change = (part: Partial<OrderSearch>) =>
    setParams(writeOrderSearch({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  const props = { product, search, onChange: change };
  return (
    <ProductScope product={product}>
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-title font-strong">{title}</h1>
        <ExportOrders product={product} search={search} />
      </div>
      <StatusTabs {...props} counts={query.data?.counts}>
        <OrderFilters search={search} onChange={change} />
        <div className="mt-4">
          <Loaded keepsLast query={kept.query} skeleton={<RowsSkeleton row="h-20" />}>
            {(reply) => (
              <ListRows
                reply={reply}
                place={search}
                href={(place) => product.listPath(writeOrderSearch({ ...search, ...place }))}
                empty={<NoOrders {...props} />}
              >
                <Total reply={reply} />
                <OrderTable
                  product={product}
                  orders={reply.list}
                  left={kept.left}
                  stale={query.isPlaceholderData}
                />
              </ListRows>
            )}
          </Loaded>
        </div>
      </StatusTabs>
    </ProductScope>
  );
}

/** The statuses with how many orders each holds; without numbers while they are not known. */
function StatusTabs(
  props: OrderListProps & { counts: OrderListReply['counts'] | undefined; children: ReactNode },
) {
  const { search, onChange, counts, children } = props;
  const t = useOrderPhrases('order-list');
  const words = useOrderPhrases('orders');
  const count = useCount();
  const countOf = (status: string) => counts?.find((row) => row.status === status)?.count;
  const told = (rows: OrderListReply['counts'] | undefined) =>
    rows &&
    count(
      rows.reduce((sum, row) => sum + row.count, 0),
      rows.some((row) => row.capped),
    );
  const shown = orderStatuses.filter(
    (status) => everyday.has(status) || countOf(status) || status === search.status,
  );
  return (
    <Tabs
      label={t('statusTabs')}
      value={search.status ?? 'all'}
      onChange={(value) => onChange({ status: value === 'all' ? null : value })}
      items={[
        { value: 'all' as const, label: t('all'), count: told(counts) },
        ...shown.map((status) => ({
          value: status,
          label: words(`status_${status}`),
          count: told(counts?.filter((row) => row.status === status)),
        })),
      ]}
    >
      {children}
    </Tabs>
  );
}

function Total({ reply }: { reply: OrderListReply }) {
  const t = useOrderPhrases('order-list');
  const count = useCount();
  return (
    <p role="status" className="mb-2 text-caption text-muted">
      {t('total', { count: count(reply.total, reply.total_capped) })}
    </p>
  );
}

function NoOrders({ product, search }: OrderListProps) {
  const words = product.useListWords();
  const t = useOrderPhrases('order-list');
  if (isNarrowed(search)) {
    const words = { title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') };
    return <NothingMatches words={words} all={product.listPath()} />;
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

/** Tabs shown even if empty; the others only if they contain orders. */
const everyday: ReadonlySet<string> = new Set([
  'pending_payment',
  'confirmed',
  'in_service',
  'completed',
  'cancelled',
]);
