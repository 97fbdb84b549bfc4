import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';

type Rooming = Got<'console/hotel/roomingList'>;

interface RoomingDialogProps {
  hotelId: number;
  day: string;
  onClose: () => void;
}

/** Shows the rooming list of a hotel and day as it would be sent, and sends it. */
export function RoomingDialog({ hotelId, day, onClose }: RoomingDialogProps) {
  const t = usePhrases('console-stays');
  const common = usePhrases('common');
  const { civil } = useDates();
  const query = useRead('console/hotel/roomingList', { hotel_id: hotelId, day }, { fresh: true });
  return (
    <Dialog
      open
      title={t('roomingTitle', { hotel: query.data?.hotel.name ?? '', day: civil(day) })}
      description={t('roomingText')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
        {(rooming) => <RoomingPreview rooming={rooming} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function RoomingPreview({ rooming, onClose }: { rooming: Rooming; onClose: () => void }) {
  const t = usePhrases('console-stays');
  const notify = useNotify();
  const { placeTime } = useDates();
  const command = useCommand('console/hotel/sendRoomingList', {
    stale: ['console/hotel/roomingList', 'console/hotelOrder/movements'],
    quiet: true,
  });
  const [refusal, setRefusal] = useState('');
  const { hotel, day, email, sent, stays, version } = rooming;

  async function send() {
    const { reply, failure } = await command.send({ hotel_id: hotel.id, day, version });
    if (failure) return setRefusal(failure.message);
    notify('success', t('roomingDone', { email: reply.sent_to }));
    onClose();
  }

  return (
    <div className="grid gap-4">
      <p className="[overflow-wrap:anywhere]">
        {email ? t('roomingTo', { email }) : <span className="text-lacquer">{t('roomingNoEmail')}</span>}
      </p>
      {sent && (
        <p className={sent.changes > 0 ? 'text-amber' : 'text-muted'}>
          {t('roomingLast', {
            time: placeTime(sent.sent_at),
            name: sent.sent_by,
            count: sent.changes,
          })}
        </p>
      )}
      {stays.length === 0 && <p className="text-muted">{t('roomingNone')}</p>}
      <ol
        aria-label={t('roomingPreview')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
        tabIndex={0}
        className="grid max-h-80 gap-3 overflow-y-auto"
      >
        {stays.map((stay) => (
          <RoomingStay key={stay.order_id} stay={stay} />
        ))}
      </ol>
      {refusal && (
        <p role="alert" className="text-lacquer">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('back')}</Button>
        <Button
          kind="primary"
          busy={command.busy}
          disabled={stays.length === 0 || email === ''}
          onClick={() => void send()}
        >
          {t('roomingSend')}
        </Button>
      </div>
    </div>
  );
}

function RoomingStay({ stay }: { stay: Rooming['stays'][number] }) {
  const t = usePhrases('console-stays');
  const terms = usePhrases('hotel-terms');
  const { civil } = useDates();
  const { room_type, number_of_rooms: count, room_lines, confirmation_code: code } = stay;
  return (
    <li className="border-b border-line pb-2 [overflow-wrap:anywhere] last:border-0">
      <div className="font-strong">{stay.guests.map((names) => names.join(', ')).join(' / ')}</div>
      <div className="text-caption">
        {[
          stay.order_sn,
          room_type,
          t('rooms', { count }),
          (room_lines.length > 0 ? room_lines : [stay])
            .map((line) => `${terms(`bed_${line.bed_type}`)} · ${terms(`meal_${line.meal_type}`)}`)
            .join(' / '),
        ].join(' · ')}
      </div>
      <div className="text-caption text-muted">
        {[
          t('roomingUntil', { day: civil(stay.check_out) }),
          t('nights', { count: stay.nights }),
          code ? t('code', { code }) : t('noCode'),
        ].join(' · ')}
      </div>
      {stay.special_requests && <div className="text-caption">{stay.special_requests}</div>}
    </li>
  );
}
