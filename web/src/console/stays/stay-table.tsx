import { DataTable } from '@serai/ui/data-table';
import { Link } from 'react-router';
import { OrderStatusTag } from '../../features/orders/views/status-tag.tsx';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { consolePaths } from '../addresses/console-paths.ts';

export type Stay = Got<'console/hotelOrder/movements'>['list'][number];

interface StayTableProps {
  caption: string;
  stays: readonly Stay[];
  stale: boolean;
  /** Address of the list with the stays of one agency only. */
  agencyHref: (id: number) => string;
}

/** Stays of one hotel as a table on a laptop and on paper, as cards on a phone. */
export function StayTable({ caption, stays, stale, agencyHref }: StayTableProps) {
  const t = usePhrases('console-stays');
  return (
    <DataTable
      caption={caption}
      rows={stays}
      stale={stale}
      rowKey={(stay) => String(stay.order_id)}
      columns={[
        {
          key: 'guests',
          title: t('columnGuests'),
          card: 'head',
          render: (stay) => <GuestsCell stay={stay} />,
        },
        { key: 'room', title: t('columnRoom'), render: (stay) => <RoomCell stay={stay} /> },
        { key: 'stay', title: t('columnStay'), render: (stay) => <DatesCell stay={stay} /> },
        {
          key: 'agency',
          title: t('columnAgency'),
          render: ({ agency, contact_name, contact_phone }) => (
            <div className="min-w-0 md:max-w-48">
              <Link
                to={agencyHref(agency.id)}
                className="break-words underline-offset-4 hover:text-teal hover:underline"
              >
                {agency.name}
              </Link>
              <div className="text-caption text-muted">{`${contact_name} ${contact_phone}`}</div>
            </div>
          ),
        },
        { key: 'hotel', title: t('columnHotel'), render: (stay) => <ConfirmationCell stay={stay} /> },
      ]}
    />
  );
}

function GuestsCell({ stay }: { stay: Stay }) {
  const t = usePhrases('console-stays');
  const { adults, children, special_requests: requests } = stay;
  return (
    <div className="min-w-0 md:max-w-72">
      <Link
        to={consolePaths.consoleOrder(stay.order_id)}
        state={fromList}
        className="block font-strong break-words underline-offset-4 hover:text-teal hover:underline"
      >
        {stay.guests.map((room) => room.full_names.join(', ')).join(' / ')}
      </Link>
      <div className="text-caption font-normal text-muted">
        {`${stay.order_sn} · ${stay.nationality} · ${t('people', { adults, children })}`}
      </div>
      {requests && <div className="text-caption font-normal break-words">{requests}</div>}
    </div>
  );
}

function RoomCell({ stay }: { stay: Stay }) {
  const t = usePhrases('console-stays');
  const terms = usePhrases('hotel-terms');
  return (
    <div className="min-w-0 md:max-w-48">
      <div>{`${stay.room_type} · ${t('rooms', { count: stay.number_of_rooms })}`}</div>
      <div className="text-caption text-muted">
        {(stay.room_lines.length > 0 ? stay.room_lines : [stay])
          .map((line) => `${terms(`bed_${line.bed_type}`)} · ${terms(`meal_${line.meal_type}`)}`)
          .join(' / ')}
      </div>
    </div>
  );
}

function DatesCell({ stay }: { stay: Stay }) {
  const t = usePhrases('console-stays');
  const { civil } = useDates();
  return (
    <div className="figures">
      <div className="whitespace-nowrap">{`${civil(stay.check_in)} – ${civil(stay.check_out)}`}</div>
      <div className="text-caption text-muted">{t('nights', { count: stay.nights })}</div>
    </div>
  );
}

function ConfirmationCell({ stay }: { stay: Stay }) {
  const t = usePhrases('console-stays');
  const { confirmation_code: code, room_number: number } = stay;
  return (
    <div className="min-w-0 md:max-w-48">
      <OrderStatusTag status={stay.order_status} offered={false} />
      <div className="text-caption break-words">{code ? t('code', { code }) : t('noCode')}</div>
      {number && <div className="text-caption">{t('room', { number })}</div>}
      <div className="text-caption text-muted">{t(`notice_${stay.notice}`)}</div>
    </div>
  );
}
