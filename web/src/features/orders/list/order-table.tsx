import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { StatusTag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { OrderActions } from '../actions/order-actions.tsx';
import { NextStep } from '../next-step.tsx';
import { OnBehalfTag } from '../on-behalf-tag.tsx';
import type { ListedOrder, OrderProduct } from '../order-product.ts';
import { useOrderPhrases } from '../service-words.ts';
import { OrderStatusTag } from '../status-tag.tsx';

/** Orders as a table on a laptop and as cards on a phone. */
export function OrderTable(props: {
  product: OrderProduct;
  orders: readonly ListedOrder[];
  /** Ids of orders that no longer match the list, e.g. paid orders in the list of unpaid ones. */
  left: ReadonlySet<number>;
  stale: boolean;
}) {
  const { product, orders, left, stale } = props;
  const t = useOrderPhrases('order-list');
  const words = useOrderPhrases('orders');
  const money = useMoney();
  return (
    <DataTable
      caption={t('caption')}
      rows={orders}
      stale={stale}
      rowKey={(order) => String(order.id)}
      outcomeOf={(order) => (left.has(order.id) ? <Left order={order} product={product} /> : null)}
      columns={[
        {
          key: 'stay',
          title: t('columnStay'),
          card: 'head',
          render: (order) => <OrderTitle order={order} product={product} />,
        },
        { key: 'guests', title: t('columnGuests'), render: (order) => <Guests names={order.guest_names} /> },
        {
          key: 'status',
          title: t('columnStatus'),
          render: (order) =>
            left.has(order.id) ? (
              <StatusTag tone="neutral">{t('done')}</StatusTag>
            ) : (
              <OrderStatusTag status={order.order_status} offered={order.offer !== null} />
            ),
        },
        {
          key: 'next',
          title: t('columnNext'),
          render: (order) => !left.has(order.id) && <NextStep order={order} />,
        },
        {
          key: 'total',
          title: t('columnTotal'),
          align: 'end',
          render: (order) => (
            <div>
              <Price {...money.parts(order.total_amount)} />
              {!left.has(order.id) && (
                <div className="text-caption text-muted">{words(`pay_${order.pay_status}`)}</div>
              )}
            </div>
          ),
        },
        {
          key: 'actions',
          title: t('columnActions'),
          titleHidden: true,
          render: (order) => <OrderActions order={order} compact />,
        },
      ]}
    />
  );
}

/** Shown instead of the actions of an order that left the list: a link to it. */
function Left({ order, product }: { order: ListedOrder; product: OrderProduct }) {
  const t = useOrderPhrases('order-list');
  return (
    <Link to={product.detailPath(order.id)} className="text-teal underline">
      {t('toOrder')}
    </Link>
  );
}

function OrderTitle({ order, product }: { order: ListedOrder; product: OrderProduct }) {
  const t = useOrderPhrases('order-list');
  const { time } = useDates();
  return (
    <div className="min-w-0 md:max-w-88">
      <Link
        to={product.detailPath(order.id)}
        aria-label={`${order.title} ${t('open', { sn: order.sn })}`}
        className="block font-strong underline-offset-4 hover:text-teal hover:underline"
      >
        {order.title}
      </Link>
      <div className="text-body font-normal">
        <product.Summary order={order} />
      </div>
      <div className="flex flex-wrap gap-x-3 text-caption font-normal text-muted">
        <span className="whitespace-nowrap">{order.sn}</span>
        <OnBehalfTag order={order} />
        <span>{time(order.booking_date).slice(0, 16)}</span>
        {order.reference && <span>{t('reference', { reference: order.reference })}</span>}
      </div>
    </div>
  );
}

function Guests({ names }: { names: readonly string[] }) {
  const t = useOrderPhrases('order-list');
  return (
    <span className="md:block md:w-36">
      <span title={names[0]} className="break-words md:line-clamp-2">
        {names[0]}
      </span>
      {names.length > 1 && (
        <span className="block text-caption text-muted">{t('guestsMore', { count: names.length - 1 })}</span>
      )}
    </span>
  );
}
