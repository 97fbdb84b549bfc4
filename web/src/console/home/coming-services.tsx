import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import { OrderStatusTag } from '../../features/orders/views/status-tag.tsx';
import type { Got, QueryOf } from '../../platform/api/calls.ts';
import { readersDay } from '../../platform/form/date-input.tsx';
import { addDays } from '../../platform/format/civil-days.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { type DeskSearch, deskAddress } from '../orders/desk-address.ts';

/** Orders named in each card. */
const MAX_ROWS = 6;

/** Services of today and tomorrow, each with the way to all of them. */
export function ComingServices() {
  const t = usePhrases('console-home');
  const today = readersDay();
  const tomorrow = addDays(today, 1);
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      <OrdersCard
        title={t('today')}
        empty={t('noServices')}
        search={{ service_from: today, service_to: today, sort: 'service' }}
      />
      <OrdersCard
        title={t('tomorrow')}
        empty={t('noServices')}
        search={{ service_from: tomorrow, service_to: tomorrow, sort: 'service' }}
      />
    </div>
  );
}

type Orders = Got<'console/order/list'>;

function OrdersCard(props: { title: string; empty: string; search: Partial<DeskSearch> }) {
  const { title, empty, search } = props;
  const t = usePhrases('console-home');
  const query = useRead('console/order/list', {
    ...search,
    limit: MAX_ROWS,
  } as QueryOf<'console/order/list'>);
  const all = deskAddress.write({ ...deskAddress.read(new URLSearchParams()), ...search });
  return (
    <Card
      title={title}
      aside={
        <Link
          to={consolePaths.consoleOrders(all)}
          className="whitespace-nowrap text-teal underline underline-offset-4"
        >
          {query.data ? t('all', { count: query.data.total }) : t('allOrders')}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-48" />}>
        {({ list }) => (list.length > 0 ? <Rows list={list} /> : <p className="text-muted">{empty}</p>)}
      </Loaded>
    </Card>
  );
}

function Rows({ list }: { list: Orders['list'] }) {
  const { civil } = useDates();
  return (
    <ul className="-my-2 divide-y divide-line">
      {list.map((order) => (
        <li key={order.id} className="py-2">
          <div className="flex items-baseline justify-between gap-2">
            <Link
              to={consolePaths.consoleOrder(order.id)}
              state={fromList}
              className="min-w-0 truncate font-strong underline-offset-4 hover:text-teal hover:underline"
            >
              {order.title}
            </Link>
            <OrderStatusTag status={order.order_status} offered={order.offer !== null} />
          </div>
          <p className="truncate text-caption text-muted">
            <span className="figures">
              {civil(order.service_start.local.slice(0, 10))}
              {order.product !== 'hotel' && ` ${order.service_start.local.slice(11, 16)}`}
            </span>
            {[order.guest_names[0], order.agency.name].filter(Boolean).map((fact) => ` · ${fact}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
