import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import type { RoomLine } from '@serai/contract/hotels/room-lines';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Guests of a stay, and the room types of its rooms if they differ. */
interface StayGuests extends Pick<HotelOrderDetail, 'guests'> {
  room_lines: readonly Pick<RoomLine, 'rooms' | 'room_type'>[];
}

/** Guests per room: names, adults, children with their ages; the room's type if the rooms differ. */
export function GuestsPerRoom({ detail }: { detail: StayGuests }) {
  const t = usePhrases('hotel-order');
  const typeOf = (room: number) => detail.room_lines.find(({ rooms }) => rooms.includes(room))?.room_type;
  return (
    <ol className="grid gap-3">
      {detail.guests.map((room, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
        <li key={at} className="flex gap-4">
          <span className="w-16 shrink-0 text-caption leading-7 text-muted">
            {t('room', { number: at + 1 })}
          </span>
          <span className="min-w-0">
            <span className="block [overflow-wrap:anywhere]">{room.full_names.join(t('namesJoin'))}</span>
            <span className="block text-caption text-muted">
              {typeOf(at + 1) && `${typeOf(at + 1)} · `}
              {t('adults')} {t('adultsValue', { count: room.adults })}
              {room.child_ages.length > 0 &&
                ` · ${t('children')} ${t('childrenValue', {
                  count: room.child_ages.length,
                  ages: room.child_ages.join(t('agesJoin')),
                })}${room.child_beds > 0 ? t('withBeds', { count: room.child_beds }) : ''}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
