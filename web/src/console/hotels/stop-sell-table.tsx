import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { type Column, DataTable } from '@serai/ui/data-table';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { firstPage } from '../../platform/list/place.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { saleAddress } from './sale-address.ts';
import { saleReads } from './sale-reads.ts';

type StopSell = Got<'console/hotel/stopSells'>['list'][number];

interface StopSellTableProps {
  rows: readonly StopSell[];
  /** Ids of the rows that are on sale again. */
  left: ReadonlySet<number>;
  stale: boolean;
}

/** Nights off sale with who stopped them, when and why, and the way to put them on sale again. */
export function StopSellTable({ rows, left, stale }: StopSellTableProps) {
  const t = usePhrases('console-sale');
  const mayOpen = useMay()('/console/hotel/stopSell');
  const { civil, placeTime } = useDates();
  const columns: Column<StopSell>[] = [
    {
      key: 'hotel',
      title: t('columnHotel'),
      card: 'head',
      render: ({ hotel, room_type }) => (
        <div className="min-w-0 md:max-w-72">
          <Link
            to={consolePaths.consoleSale(saleAddress.write({ hotel_id: hotel.id, ...firstPage }))}
            className="block font-strong break-words underline-offset-4 hover:text-teal hover:underline"
          >
            {hotel.name}
          </Link>
          <div className="text-caption font-normal text-muted">
            {`${hotel.city} · ${room_type ?? t('allRooms')}`}
          </div>
        </div>
      ),
    },
    {
      key: 'nights',
      title: t('columnNights'),
      render: ({ from, to }) => (
        <span className="figures">{from === to ? civil(from) : `${civil(from)} – ${civil(to)}`}</span>
      ),
    },
    {
      key: 'who',
      title: t('columnWho'),
      render: ({ stopped_by, stopped_at }) => (
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <div>{stopped_by}</div>
          <div className="text-caption whitespace-nowrap text-muted">{placeTime(stopped_at)}</div>
        </div>
      ),
    },
    {
      key: 'reason',
      title: t('columnReason'),
      render: ({ reason }) => <div className="break-words md:max-w-72">{reason}</div>,
    },
  ];
  if (mayOpen) {
    columns.push({
      key: 'actions',
      title: t('columnActions'),
      titleHidden: true,
      render: (row) => <OpenAgain row={row} />,
    });
  }
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={columns}
      outcomeOf={({ id }) => (left.has(id) ? t('opened') : null)}
    />
  );
}

function OpenAgain({ row }: { row: StopSell }) {
  const t = usePhrases('console-sale');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useCommand('console/hotel/openSell', { stale: saleReads });
  const [asking, setAsking] = useState(false);
  const hotel = row.hotel.name;

  async function open() {
    const { failure } = await command.send({ id: row.id });
    setAsking(false);
    if (!failure) notify('success', t('opened'));
  }

  return (
    <div className="max-md:mt-2 md:text-right">
      <Button size="compact" aria-label={t('openOf', { hotel })} onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={command.busy}
        onOpenChange={setAsking}
        onConfirm={() => void open()}
        question={t('openAsk', { hotel })}
        description={t('openText')}
        words={{ confirm: t('open'), keep: common('keep'), close: common('close') }}
      />
    </div>
  );
}
