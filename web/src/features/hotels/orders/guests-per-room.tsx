import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Guests per room: names, adults, children with their ages. */
export function GuestsPerRoom({ detail }: { detail: Pick<HotelOrderDetail, 'guests'> }) {
  const t = usePhrases('hotel-order');
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
