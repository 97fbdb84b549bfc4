import { Link } from 'react-router';
import { useDates } from '../../../../platform/format/dates.ts';
import type { HiddenColumns } from '../../../../platform/list/columns/hidden-columns.ts';
import { firstPage } from '../../../../platform/list/place.ts';
import { RowsSkeleton } from '../../../../platform/list/rows-skeleton.tsx';
import { useKeptRows } from '../../../../platform/list/use-kept-rows.ts';
import type { ListSearch } from '../../../../platform/list/use-list-search.ts';
import { Loaded } from '../../../../platform/query/loaded.tsx';
import { useOrders } from '../../order-queries.ts';
import { useOrderPhrases } from '../../views/service-words.ts';
import { type OrderSearch, orderAddress } from '../order-search.ts';
import { OrderTable } from '../order-table.tsx';

interface DayOrdersProps {
  day: string;
  /** Without orders none are requested. */
  hasOrders: boolean;
  product: string | null;
  list: ListSearch<OrderSearch>;
  hrefOfDay: (day: string) => string;
  seesSums: boolean;
  choice: HiddenColumns;
}

/** Below the calendar on a phone: the orders of the chosen day. */
export function DayOrders(props: DayOrdersProps) {
  const { day, hasOrders } = props;
  const t = useOrderPhrases('order-list');
  const { civil } = useDates();
  return (
    <section className="mt-4">
      <h3 className="mb-1 font-strong">{civil(day)}</h3>
      {hasOrders ? <Orders {...props} /> : <p className="text-muted">{t('noneOnDay')}</p>}
    </section>
  );
}

function Orders({ day, product, list, hrefOfDay, seesSums, choice }: DayOrdersProps) {
  const t = useOrderPhrases('order-list');
  const search = { ...list.search, ...firstPage, day, service_from: null, service_to: null };
  const query = useOrders(product, search);
  const kept = useKeptRows(query, `${product} ${orderAddress.write(search)}`);
  return (
    <Loaded query={kept.query} skeleton={<RowsSkeleton row="h-14" />}>
      {(reply) => (
        <>
          <OrderTable
            orders={reply.list}
            left={kept.left}
            stale={query.isPlaceholderData}
            seesSums={seesSums}
            choice={choice}
            selection={null}
          />
          <Link to={hrefOfDay(day)} className="mt-3 inline-block text-teal underline">
            {t('dayAsList')}
          </Link>
        </>
      )}
    </Loaded>
  );
}
