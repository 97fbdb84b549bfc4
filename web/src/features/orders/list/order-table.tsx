import type { EveryOrderColumn } from '@serai/contract/orders/list-columns';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { StatusTag } from '@serai/ui/tag';
import { useNarrow } from '@serai/ui/use-narrow';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { ColumnsTable } from '../../../platform/list/columns/columns-table.tsx';
import type { HiddenColumns } from '../../../platform/list/columns/hidden-columns.ts';
import { selectColumn } from '../../../platform/list/selection/select-column.tsx';
import { SelectLine } from '../../../platform/list/selection/select-line.tsx';
import type { Selection } from '../../../platform/list/selection/use-selection.ts';
import { NextStep } from '../next-step.tsx';
import type { EveryOrder } from '../order-product.ts';
import { OnBehalfTag } from '../views/on-behalf-tag.tsx';
import { ServiceContext, useOrderPhrases } from '../views/service-words.ts';
import { OrderStatusTag } from '../views/status-tag.tsx';
import { GuestsCell } from './guests-cell.tsx';
import { NarrowRow } from './narrow-row.tsx';
import { ProviderCell } from './provider-cell.tsx';
import { RowActions } from './row-actions.tsx';
import { ServiceCell } from './service-cell.tsx';

/** Width of the window from which the list is a table with columns; below it, rows of two lines. */
const tableFromRem = 80;

interface OrderTableProps {
  orders: readonly EveryOrder[];
  /** Ids of orders that no longer match the list, e.g. paid orders in the list of unpaid ones. */
  left: ReadonlySet<number>;
  stale: boolean;
  seesSums: boolean;
  choice: HiddenColumns;
  /** null if the reader can do nothing with several orders. */
  selection: Selection<EveryOrder> | null;
}

/** Orders of any product: a table with columns to choose on a wide screen, rows of two lines on a narrow one. */
export function OrderTable({ orders, left, stale, seesSums, choice, selection }: OrderTableProps) {
  const t = useOrderPhrases('order-list');
  const isNarrow = useNarrow(tableFromRem);
  const columns = useOrderColumns(left).filter(({ key }) => seesSums || key !== 'total');
  const actions: Column<EveryOrder> = {
    key: 'actions',
    title: t('columnActions'),
    titleHidden: true,
    render: (order) => (
      <InScope order={order}>
        <RowActions order={order} />
      </InScope>
    ),
  };
  const table = {
    caption: t('caption'),
    rows: orders,
    stale,
    dense: true,
    rowKey: (order: EveryOrder) => String(order.id),
    outcomeOf: (order: EveryOrder) => (left.has(order.id) ? <Left order={order} /> : null),
  };
  const select = selection ? selectColumn(selection, ({ sn }) => sn, true) : [];
  if (isNarrow) {
    const row: Column<EveryOrder> = {
      key: 'order',
      title: t('columnOrder'),
      card: 'head',
      grows: true,
      render: (order) => (
        <InScope order={order}>
          <NarrowRow order={order} isLeft={left.has(order.id)} />
        </InScope>
      ),
    };
    // On a phone the boxes take the place of the actions.
    const isChoosing = selection?.isNarrow === true && selection.hasBoxes;
    return (
      <>
        {selection?.isNarrow && (
          // In the line of the number of orders, until boxes are shown.
          <div className={selection.hasBoxes ? undefined : '-mt-8 ml-auto w-fit'}>
            <SelectLine selection={selection} />
          </div>
        )}
        <DataTable {...table} columns={[...select, row, ...(isChoosing ? [] : [actions])]} />
      </>
    );
  }
  return <ColumnsTable {...table} choice={choice} select={select} columns={columns} last={actions} />;
}

/** Words of the order's own product: a stay, or a ride. */
function InScope({ order, children }: { order: EveryOrder; children: ReactNode }) {
  return <ServiceContext value={'rides' in order.detail ? 'ride' : 'stay'}>{children}</ServiceContext>;
}

type OrderColumn = Column<EveryOrder> & { key: EveryOrderColumn };

function useOrderColumns(left: ReadonlySet<number>): readonly OrderColumn[] {
  const t = useOrderPhrases('order-list');
  const columns: readonly OrderColumn[] = [
    {
      key: 'order',
      title: t('columnOrder'),
      grows: true,
      render: (order) => <OrderTitle order={order} />,
    },
    { key: 'service', title: t('columnService'), render: (order) => <ServiceCell order={order} /> },
    { key: 'guests', title: t('columnGuests'), render: (order) => <GuestsCell order={order} /> },
    { key: 'provider', title: t('headProvider'), render: (order) => <ProviderCell order={order} /> },
    { key: 'contact', title: t('columnContact'), render: (order) => <Contact order={order} /> },
    { key: 'booked', title: t('columnBooked'), render: (order) => <Booked order={order} /> },
    {
      key: 'status',
      title: t('columnState'),
      render: (order) =>
        left.has(order.id) ? <StatusTag tone="neutral">{t('done')}</StatusTag> : <State order={order} />,
    },
    {
      key: 'total',
      title: t('columnTotal'),
      align: 'end',
      render: (order) => <Total order={order} isLeft={left.has(order.id)} />,
    },
  ];
  return columns.map((column) => ({
    ...column,
    render: (order: EveryOrder) => <InScope order={order}>{column.render(order)}</InScope>,
  }));
}

/** Status, and below it the next step in one line. */
function State({ order }: { order: EveryOrder }) {
  return (
    <div className="min-w-0 max-w-34">
      <OrderStatusTag status={order.order_status} offered={order.offer !== null} />
      <div className="truncate text-caption [&_span]:truncate">
        <NextStep order={order} brief />
      </div>
    </div>
  );
}

/** Shown instead of the actions of an order that left the list: a link to it. */
function Left({ order }: { order: EveryOrder }) {
  const t = useOrderPhrases('order-list');
  return (
    <Link to={paths.orderOf(order.product, order.id)} className="text-teal underline">
      {t('toOrder')}
    </Link>
  );
}

/** As wide as its column, whatever the length of the title. */
function OrderTitle({ order }: { order: EveryOrder }) {
  const t = useOrderPhrases('order-list');
  return (
    <div className="min-w-30">
      <div className="w-0 min-w-full">
        <Link
          to={paths.orderOf(order.product, order.id)}
          aria-label={`${order.title} ${t('open', { sn: order.sn })}`}
          title={order.title}
          className="block truncate font-strong underline-offset-4 hover:text-teal hover:underline"
        >
          {order.title}
        </Link>
        <div className="flex gap-x-2 text-caption text-muted">
          <span className="whitespace-nowrap">{order.sn}</span>
          <OnBehalfTag order={order} />
          {order.reference && (
            <span title={t('reference', { reference: order.reference })} className="min-w-0 truncate">
              {order.reference}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function Contact({ order }: { order: EveryOrder }) {
  return (
    <div className="min-w-0 md:max-w-36">
      <div className="truncate">{order.contact_name}</div>
      <div className="text-caption whitespace-nowrap text-muted">{order.contact_phone}</div>
    </div>
  );
}

function Booked({ order }: { order: EveryOrder }) {
  const { time } = useDates();
  return (
    <div className="whitespace-nowrap">
      <div>{time(order.booking_date).slice(0, 16)}</div>
      <div className="text-caption text-muted">{order.booking_account}</div>
    </div>
  );
}

function Total({ order, isLeft }: { order: EveryOrder; isLeft: boolean }) {
  const words = useOrderPhrases('orders');
  const money = useMoney();
  return (
    <div>
      <Price {...money.parts(order.total_amount)} />
      {!isLeft && <div className="text-caption text-muted">{words(`pay_${order.pay_status}`)}</div>}
    </div>
  );
}
