import { DataTable } from '@serai/ui/data-table';
import { Tag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { PromiseLine } from '../../features/work-orders/views/promise-line.tsx';
import { WorkOrderStatusTag } from '../../features/work-orders/views/work-order-status-tag.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { selectColumn } from '../../platform/list/selection/select-column.tsx';
import type { Selection } from '../../platform/list/selection/use-selection.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { DeskWorkOrderRow } from './desk-work-order.ts';

interface WorkOrderTableProps {
  rows: readonly DeskWorkOrderRow[];
  stale: boolean;
  /** null if nothing can be done with several work orders. */
  selection: Selection<DeskWorkOrderRow> | null;
}

/** Work orders of all agencies: what each asks for, whose it is, and by when a reply was promised. */
export function WorkOrderTable({ rows, stale, selection }: WorkOrderTableProps) {
  const t = usePhrases('console-work-orders');
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        ...(selection ? selectColumn(selection, ({ number }) => number) : []),
        { key: 'what', title: t('columnWhat'), card: 'head', render: (row) => <What row={row} /> },
        { key: 'agency', title: t('columnAgency'), render: (row) => <Asker row={row} /> },
        {
          key: 'status',
          title: t('columnStatus'),
          render: ({ status }) => <WorkOrderStatusTag status={status} />,
        },
        {
          key: 'owner',
          title: t('columnOwner'),
          render: ({ owner }) => owner?.name ?? <span className="text-muted">{t('nobody')}</span>,
        },
        { key: 'promise', title: t('columnPromise'), render: (row) => <Promised row={row} /> },
      ]}
    />
  );
}

function What({ row: { id, number, type_name, urgent, detail } }: { row: DeskWorkOrderRow }) {
  const t = usePhrases('console-work-orders');
  return (
    <div className="min-w-0 md:max-w-80">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={consolePaths.consoleWorkOrder(id)}
          state={fromList}
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

function Asker({ row: { agency, asker, order } }: { row: DeskWorkOrderRow }) {
  const t = usePhrases('console-work-orders');
  return (
    <div className="min-w-0 md:max-w-56">
      <div className="break-words">{agency?.name ?? t('contactForm')}</div>
      <div className="text-caption text-muted">{[asker, order?.sn].filter(Boolean).join(' · ')}</div>
    </div>
  );
}

/** When the first reply is due; nothing once it has been given or nothing is pending. */
function Promised({ row: { promised_by, first_reply_at, resolved_at } }: { row: DeskWorkOrderRow }) {
  if (first_reply_at !== null || resolved_at !== null) return <span className="text-muted">—</span>;
  return (
    <div className="text-caption md:max-w-56">
      <PromiseLine compact promisedBy={promised_by} firstReplyAt={null} />
    </div>
  );
}
