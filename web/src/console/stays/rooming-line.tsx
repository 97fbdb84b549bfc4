import { Button } from '@serai/ui/button';
import { useState } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { RoomingDialog } from './rooming-dialog.tsx';

export type SentRooming = Got<'console/hotelOrder/movements'>['rooming'][number];

interface RoomingLineProps {
  hotel: { id: number; name: string };
  day: string;
  sent: SentRooming | undefined;
}

/** When the rooming list was sent to a hotel and what changed since, and the button that sends it. */
export function RoomingLine({ hotel, day, sent }: RoomingLineProps) {
  const t = usePhrases('console-stays');
  const { placeTime } = useDates();
  const maySend = useMay()('/console/hotelNotice/send');
  const [open, setOpen] = useState(false);
  return (
    <>
      {sent && (
        <span className={sent.changes > 0 ? 'text-caption text-amber' : 'text-caption text-muted'}>
          {sent.changes > 0
            ? t('roomingChanged', { time: placeTime(sent.sent_at), count: sent.changes })
            : t('roomingSent', { time: placeTime(sent.sent_at) })}
        </span>
      )}
      {maySend && (
        <Button
          size="compact"
          className="print:hidden"
          aria-label={t('roomingOf', { hotel: hotel.name })}
          onClick={() => setOpen(true)}
        >
          {t('rooming')}
        </Button>
      )}
      {open && <RoomingDialog hotelId={hotel.id} day={day} onClose={() => setOpen(false)} />}
    </>
  );
}
