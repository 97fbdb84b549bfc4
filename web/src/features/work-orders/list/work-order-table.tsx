import { DataTable } from '@serai/ui/data-table';
import { Tag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PromiseLine } from '../views/promise-line.tsx';
import { WorkOrderStatusTag } from '../views/work-order-status-tag.tsx';
import type { WorkOrderRow } from '../work-order-queries.ts';

/** Work orders with subject, progress, and last message. */
export function WorkOrderTable({
  workOrders,
  stale,
}: {
  workOrders: readonly WorkOrderRow[];
  stale: boolean;
}) {
  const t = usePhrases('work-orders');
  const { placeTime } = useDates();
  return (
    <DataTable
      caption={t('caption')}
      rows={workOrders}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'what', title: t('columnWhat'), card: 'head', render: (row) => <What row={row} /> },
        { key: 'order', title: t('columnOrder'), render: (row) => <OrderOf row={row} /> },
        {
          key: 'status',
          title: t('columnStatus'),
          render: ({ status }) => <WorkOrderStatusTag status={status} />,
        },
        { key: 'answer', title: t('columnAnswer'), render: (row) => <Answer row={row} /> },
        {
          key: 'made',
          title: t('columnMade'),
          render: ({ created_at }) => <span className="whitespace-nowrap">{placeTime(created_at)}</span>,
        },
      ]}
    />
  );
}

function What({ row: { id, number, type_name, urgent, detail } }: { row: WorkOrderRow }) {
  const t = usePhrases('work-orders');
  return (
    <div className="min-w-0 md:max-w-72">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={paths.workOrder(id)}
          className="font-strong underline-offset-4 hover:text-teal hover:underline"
        >
          {type_name}
        </Link>
        {urgent && <Tag tone="lacquer">{t('urgent')}</Tag>}
      </span>
      <p className="line-clamp-1 text-caption font-normal text-muted [overflow-wrap:anywhere]" title={detail}>
        {number} · {detail}
      </p>
    </div>
  );
}

function OrderOf({ row: { order } }: { row: WorkOrderRow }) {
  const t = usePhrases('work-orders');
  if (!order) return <span className="text-muted">{t('noOrder')}</span>;
  return (
    <div className="min-w-0 md:max-w-48">
      <Link
        to={paths.orderOf(order.product, order.id)}
        className="block w-fit text-teal underline-offset-4 hover:underline"
      >
        {order.sn}
      </Link>
      <p className="line-clamp-1 text-caption text-muted [overflow-wrap:anywhere]" title={order.title}>
        {order.title}
      </p>
    </div>
  );
}

/** Last reply of the desk, or its deadline. */
function Answer({ row }: { row: WorkOrderRow }) {
  const t = usePhrases('work-orders');
  const { last_reply, unread_reply, promised_by, first_reply_at } = row;
  if (last_reply) {
    return (
      <div className="min-w-0 md:max-w-64">
        {unread_reply && <Tag tone="teal">{t('newReply')}</Tag>}
        <p className={unread_reply ? 'line-clamp-2 font-strong' : 'line-clamp-2 text-muted'}>{last_reply}</p>
      </div>
    );
  }
  if (first_reply_at !== null || over.has(row.status)) return <span className="text-muted">—</span>;
  return (
    <div className="text-caption md:max-w-56">
      <PromiseLine compact promisedBy={promised_by} firstReplyAt={null} />
    </div>
  );
}

/** Statuses without a pending reply. */
const over: ReadonlySet<string> = new Set(['resolved', 'closed', 'withdrawn', 'declined']);
