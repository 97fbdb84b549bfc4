import { type Column, DataTable } from '@serai/ui/data-table';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { ResendButtons } from './resend-buttons.tsx';
import type { UndeliveredRow } from './undelivered-row.ts';

interface MessageTableProps {
  rows: readonly UndeliveredRow[];
  /** Ids of the rows that are on their way again. */
  left: ReadonlySet<number>;
  stale: boolean;
}

/** Undelivered messages with the reason, and the ways to send them again. */
export function MessageTable({ rows, left, stale }: MessageTableProps) {
  const t = usePhrases('console-messages');
  const maySend = useMay()('/console/message/send');
  const { placeTime } = useDates();
  const columns: Column<UndeliveredRow>[] = [
    {
      key: 'what',
      title: t('columnWhat'),
      card: 'head',
      render: ({ kind, about }) => (
        <div className="min-w-0 md:max-w-80">
          <div className="font-strong [overflow-wrap:anywhere]">
            {about || <span className="font-normal text-muted">{t('hidden')}</span>}
          </div>
          <div className="text-caption font-normal text-muted">{t(`kind_${kind}`)}</div>
        </div>
      ),
    },
    {
      key: 'to',
      title: t('columnTo'),
      render: ({ recipient, user }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-64">
          <div>{recipient}</div>
          {user && (
            <div className="text-caption text-muted">
              {[user.name, user.agency].filter(Boolean).join(' · ')}
            </div>
          )}
        </div>
      ),
    },
    {
      key: 'why',
      title: t('columnWhy'),
      render: ({ how, reason }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-72">
          <div>{t(`how_${how}`)}</div>
          <div className="line-clamp-2 text-caption text-muted" title={reason}>
            {reason}
          </div>
        </div>
      ),
    },
    {
      key: 'when',
      title: t('columnWhen'),
      render: ({ given_up_at }) => <span className="whitespace-nowrap">{placeTime(given_up_at)}</span>,
    },
  ];
  if (maySend) {
    columns.push({
      key: 'actions',
      title: t('columnActions'),
      titleHidden: true,
      render: (row) => <ResendButtons row={row} />,
    });
  }
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={columns}
      outcomeOf={({ id }) => (left.has(id) ? t('resent') : null)}
    />
  );
}
