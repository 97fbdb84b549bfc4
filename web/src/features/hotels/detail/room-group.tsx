import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Picture } from '@serai/ui/picture';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { usePicture } from '../../../platform/session/use-picture.ts';
import type { Room } from './load-detail.ts';
import { RateRow } from './rate-row.tsx';
import { RoomDetails } from './room-details.tsx';
import type { RoomProps } from './room-props.ts';

/** Columns of the table: tick, meal, bed, policy, rooms left, price, buttons. */
const columnCount = 7;

/** A room type in the table: its head, its details once unfolded, its rates. Anchor `#room-<id>`. */
export function RoomGroup({ room, shown, nowMs, perNight = false, bookButton, tick }: RoomProps) {
  const [open, setOpen] = useState(false);
  const id = `room-${room.id}`;
  return (
    <tbody
      id={id}
      className="scroll-mt-24 @max-[55rem]:block @max-[55rem]:not-first-of-type:border-t @max-[55rem]:border-line lg:scroll-mt-32 [&:target>tr:first-child]:bg-teal-soft"
    >
      <tr className="border-line bg-sunken/60 @max-[55rem]:block @min-[55rem]:border-t">
        <th scope="rowgroup" colSpan={columnCount} className="px-3 py-2 font-normal @max-[55rem]:block">
          <RoomHead room={room} open={open} onToggle={() => setOpen(!open)} />
        </th>
      </tr>
      <tr
        id={`${id}-details`}
        hidden={!open}
        className={classNames('border-line', open && '@max-[55rem]:block')}
      >
        <td colSpan={columnCount} className="p-3 @max-[55rem]:block">
          {open && <RoomDetails room={room} />}
        </td>
      </tr>
      {room.rates.map((rate) => (
        <RateRow
          key={rate.rate_key}
          rate={rate}
          room={room}
          shown={shown}
          nowMs={nowMs}
          perNight={perNight}
          tick={tick?.(rate, room)}
        >
          {bookButton(rate, room)}
        </RateRow>
      ))}
      {room.rates.length === 0 && (
        <tr className="border-t border-line @max-[55rem]:block">
          <td colSpan={columnCount} className="px-3 py-2 text-muted @max-[55rem]:block">
            <span className="flex items-start gap-2">
              <Icon name="info" size={18} className="mt-1 shrink-0" />
              {room.unavailable}
            </span>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function RoomHead({ room, open, onToggle }: { room: Room; open: boolean; onToggle: () => void }) {
  const t = usePhrases('hotel-detail');
  const source = usePicture();
  return (
    <div className="flex items-center gap-3">
      <Picture
        source={source(room.picture)}
        alt=""
        sizes="5rem"
        className={classNames('h-12 w-18 shrink-0 rounded-control', room.rates.length === 0 && 'opacity-60')}
      />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-baseline gap-x-2">
          <h3 className="font-strong @min-[55rem]:shrink-0">{room.name}</h3>
          <span className="min-w-0 truncate text-caption text-muted @max-[55rem]:hidden">
            {room.name_alt}
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-caption leading-5">
          <span>{t('size', { size: room.size_m2 })}</span>
          <span className="inline-flex items-center gap-1">
            <Icon name="guests" size={14} className="shrink-0 text-muted" />
            {t('sleeps', { adults: room.max_adults, children: room.max_children, guests: room.max_guests })}
          </span>
        </p>
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`room-${room.id}-details`}
        aria-label={t('roomDetailsOf', { room: room.name })}
        onClick={onToggle}
        className="inline-flex min-h-8 shrink-0 items-center gap-1 rounded-control text-caption text-teal underline-offset-4 hover:underline"
      >
        <span className="max-sm:sr-only">{t('roomDetails')}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
    </div>
  );
}
