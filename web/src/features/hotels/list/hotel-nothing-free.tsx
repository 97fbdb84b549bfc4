import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import type { StaySearch } from '../search-line/stay-search.ts';
import { CityHotels } from './city-hotels.tsx';
import { type HotelsFoundProps, hotelAddress } from './hotel-list-address.ts';
import { NearbyDates } from './nearby-dates.tsx';

/** No room is free: offers what might help, and what is free nearby. */
export function HotelNothingFree({ state, found, nowMs }: HotelsFoundProps) {
  const t = usePhrases('hotel-list');
  const { search } = state;
  const isUnusual = isUnusualParty(search);
  const bounds = calendarBounds(new Date(nowMs));
  const moves: Move[] = [...smallerParties(search), ...(isUnusual ? [] : otherDates(search, bounds))];
  return (
    <>
      <EmptyState
        title={t(isUnusual ? 'emptyPartyTitle' : 'emptyTitle')}
        actions={moves.map(({ key, stay }) => (
          <Link
            key={key}
            to={listHref(hotelAddress, { ...state, page: 1, search: { ...search, ...stay } })}
            className={buttonClass()}
          >
            {t(key)}
          </Link>
        ))}
      >
        {t(isUnusual ? 'emptyPartyText' : 'emptyText', { place: found.destination.name })}
      </EmptyState>
      {!isUnusual && (
        <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pb-8">
          <NearbyDates state={state} bounds={bounds} />
          {found.destination.type === 'hotel' && <CityHotels state={state} full={found.destination} />}
        </div>
      )}
    </>
  );
}

/** Above these sizes the party rather than the dates is the reason. */
const mostRooms = 5;
const mostPerRoom = 4;

function isUnusualParty({ rooms }: StaySearch): boolean {
  return (
    rooms.length > mostRooms ||
    rooms.some(({ adults, child_ages }) => adults + child_ages.length > mostPerRoom)
  );
}

interface Move {
  key: 'emptyOneRoom' | 'emptyTwoAdults' | 'emptyShorter' | 'emptyWeek';
  stay: Partial<StaySearch>;
}

/** For many rooms or full rooms, other dates would not help. */
function smallerParties({ rooms }: StaySearch): Move[] {
  const moves: Move[] = [];
  if (rooms.length > 1) moves.push({ key: 'emptyOneRoom', stay: { rooms: rooms.slice(0, 1) } });
  if (rooms.some(({ adults }) => adults > 2))
    moves.push({ key: 'emptyTwoAdults', stay: { rooms: rooms.map((room) => ({ ...room, adults: 2 })) } });
  return moves;
}

/** The days around the stay are offered with their prices, see `NearbyDates`. */
function otherDates({ check_in, check_out }: StaySearch, { min, max }: { min: string; max: string }): Move[] {
  if (!check_in || !check_out) return [];
  const moved = (from: number, to: number) => ({
    check_in: addDays(check_in, from),
    check_out: addDays(check_out, to),
  });
  const moves = [
    { key: 'emptyShorter' as const, stay: moved(0, -1) },
    { key: 'emptyWeek' as const, stay: moved(7, 7) },
  ];
  return moves.filter(
    ({ stay }) => stay.check_in >= min && stay.check_out <= addDays(max, 1) && stay.check_out > stay.check_in,
  );
}
