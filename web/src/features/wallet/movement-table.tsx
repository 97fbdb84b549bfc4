import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import { type Column, DataTable } from '@serai/ui/data-table';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { NumberLink } from '../../platform/page/number-link.tsx';
import { useMay } from '../../platform/session/use-session.tsx';

/** A movement on any account; it may belong to an order. */
interface Movement {
  id: number;
  order_id: number | null;
  order_sn: string;
  order_product: string;
  order_title: string;
  /** The agency's reference of the order, if the list contains it. */
  order_reference?: string;
  receipt_id?: number | null;
  bill_id?: number | null;
  bill_number?: string;
  event?: string;
  /** For an article its title. */
  memo?: string;
}

/** Movements with their order and time, and account-specific columns. */
export function MovementTable<Row extends Movement>(props: {
  words: { caption: string; event: string; order: string; time: string };
  rows: readonly Row[];
  stale: boolean;
  event: (row: Row) => ReactNode;
  /** Unix seconds. */
  at: (row: Row) => number;
  columns: readonly Column<Row>[];
}) {
  const { words, rows, stale, event, at, columns } = props;
  const { time } = useDates();
  return (
    <DataTable
      caption={words.caption}
      rows={rows}
      stale={stale}
      rowKey={(row) => String(row.id)}
      columns={[
        { key: 'event', title: words.event, card: 'head', render: event },
        {
          key: 'order',
          title: words.order,
          render: (row) => (
            <div className="xl:min-w-60">
              <OrderOf movement={row} />
            </div>
          ),
        },
        {
          key: 'at',
          title: words.time,
          render: (row) => <span className="whitespace-nowrap">{time(at(row)).slice(0, 16)}</span>,
        },
        ...columns,
      ]}
    />
  );
}

function OrderOf({ movement }: { movement: Movement }) {
  const { order_id, order_product, order_sn, order_title, order_reference, receipt_id, bill_id } = movement;
  const { event, memo = '' } = movement;
  if (bill_id) return <BillOf movement={{ ...movement, bill_id }} />;
  if (receipt_id) return <ReceiptOf id={receipt_id} />;
  // All members of the agency may see which articles it has bought.
  if (event === 'article') return <NumberLink to={paths.articleOrders()} number={memo} title="" />;
  if (order_id === null) return <span className="text-muted">—</span>;
  return (
    <NumberLink
      to={paths.orderOf(order_product, order_id)}
      number={order_sn}
      title={[order_reference, order_title].filter(Boolean).join(' · ')}
    />
  );
}

/** The bill that was paid, with its receipt; a link for users who may see bills. */
function BillOf({ movement }: { movement: Movement & { bill_id: number } }) {
  const { bill_id, bill_number = '', receipt_id } = movement;
  const mayOpen = useMay()('/user/bill/details');
  const receipt = receipt_id ? receiptNumber(receipt_id) : '';
  if (!mayOpen) return <span className="figures">{[bill_number, receipt].filter(Boolean).join(' · ')}</span>;
  return <NumberLink to={paths.bill(bill_id)} number={bill_number} title={receipt} />;
}

/** The receipt of the money; a link for users who may see receipts. */
function ReceiptOf({ id }: { id: number }) {
  const number = receiptNumber(id);
  const mayOpen = useMay()('/user/account/balance', 'topUp');
  if (!mayOpen) return <span className="figures">{number}</span>;
  return <NumberLink to={paths.receipt(id)} number={number} title="" />;
}
