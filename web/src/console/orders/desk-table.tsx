import { Price } from '@serai/ui/price';
import { Tag } from '@serai/ui/tag';
import { useNarrow } from '@serai/ui/use-narrow';
import { Link } from 'react-router';
import { OrderStatusTag } from '../../features/orders/views/status-tag.tsx';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ColumnsTable } from '../../platform/list/columns/columns-table.tsx';
import { useHiddenColumns } from '../../platform/list/columns/hidden-columns.ts';
import { selectColumn } from '../../platform/list/selection/select-column.tsx';
import type { Selection } from '../../platform/list/selection/use-selection.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { consolePaths } from '../addresses/console-paths.ts';

export type DeskOrder = Got<'console/order/list'>['list'][number];

interface DeskTableProps {
  orders: readonly DeskOrder[];
  stale: boolean;
  /** Shows the orders of one agency only. */
  onAgency: (id: number) => void;
  /** null if nothing can be done with several orders. */
  selection: Selection<DeskOrder> | null;
}

/** Widths of the window, in rem, up to which an order is a card, and its days stand below its title. */
const cardsBelowRem = 48;
const wideFromRem = 80;

/** Orders of any agency as a table on a laptop and as cards on a phone. */
export function DeskTable({ orders, stale, onAgency, selection }: DeskTableProps) {
  const t = usePhrases('console-orders');
  const words = usePhrases('orders');
  const money = useMoney();
  const choice = useHiddenColumns('orders');
  const isPhone = useNarrow(cardsBelowRem);
  const isNarrow = useNarrow(wideFromRem) && !isPhone;
  return (
    <ColumnsTable
      choice={choice}
      select={selection ? selectColumn(selection, ({ sn }) => sn) : []}
      caption={t('caption')}
      rows={orders}
      stale={stale}
      dense={!isPhone}
      rowKey={(order) => String(order.id)}
      columns={[
        {
          key: 'order',
          title: t('columnOrder'),
          card: 'head',
          grows: true,
          render: (order) => <OrderCell order={order} withDays={isNarrow} />,
        },
        ...(isNarrow
          ? []
          : [
              {
                key: 'service',
                title: t('columnService'),
                render: (order: DeskOrder) => <ServiceDays order={order} />,
              },
            ]),
        { key: 'guests', title: t('columnGuests'), render: (order) => <Guests order={order} /> },
        {
          key: 'agency',
          title: t('columnAgency'),
          render: (order) => (
            <button
              type="button"
              title={t('showAgency')}
              className="max-w-36 text-left underline-offset-4 hover:text-teal hover:underline md:line-clamp-2 xl:max-w-48"
              onClick={() => onAgency(order.agency.id)}
            >
              {order.agency.name}
            </button>
          ),
        },
        {
          key: 'status',
          title: t('columnStatus'),
          render: (order) => <OrderStatusTag status={order.order_status} offered={order.offer !== null} />,
        },
        {
          key: 'total',
          title: t('columnTotal'),
          align: 'end',
          render: (order) => (
            <div>
              <Price {...money.parts(order.total_amount)} />
              <div className="text-caption text-muted">{words(`pay_${order.pay_status}`)}</div>
            </div>
          ),
        },
      ]}
    />
  );
}

/** Title, number and marks; with the days of the service if they have no column. */
function OrderCell({ order, withDays }: { order: DeskOrder; withDays: boolean }) {
  const t = usePhrases('console-orders');
  const words = usePhrases('orders');
  return (
    <div className="min-w-0 md:w-0 md:min-w-full">
      <Link
        to={consolePaths.consoleOrder(order.id)}
        state={fromList}
        title={order.title}
        className="block font-strong underline-offset-4 hover:text-teal hover:underline md:truncate"
      >
        {order.title}
      </Link>
      <div className="flex flex-wrap gap-x-3 text-caption font-normal text-muted md:flex-nowrap md:overflow-hidden">
        <span className="whitespace-nowrap">{order.sn}</span>
        {withDays && <ServiceDays order={order} />}
        {order.on_behalf !== null && <Tag tone="teal">{words('markForAgency')}</Tag>}
        {order.reference && (
          <span className="md:truncate">{t('reference', { reference: order.reference })}</span>
        )}
      </div>
    </div>
  );
}

/** First and last day, or day and time of a ride, at the place of the service. */
function ServiceDays({ order: { product, service_start: start, service_end: end } }: { order: DeskOrder }) {
  const { civil } = useDates();
  const from = start.local.slice(0, 10);
  const to = end.local.slice(0, 10);
  return (
    <span className="figures whitespace-nowrap">
      {civil(from)}
      {product === 'hotel' ? ` – ${civil(to)}` : ` ${start.local.slice(11, 16)}`}
    </span>
  );
}

function Guests({ order: { guest_names: names, contact_name, contact_phone } }: { order: DeskOrder }) {
  return (
    <div className="min-w-0 md:max-w-44" title={[names.join(', '), contact_name, contact_phone].join(' · ')}>
      <div className="break-words md:truncate">{names.slice(0, 2).join(', ')}</div>
      <div className="text-caption text-muted md:truncate">{`${contact_name} ${contact_phone}`}</div>
    </div>
  );
}
