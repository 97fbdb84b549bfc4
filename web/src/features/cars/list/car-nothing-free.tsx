import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import { type CarSearch, withDates } from '../search-line/car-search.ts';
import { type CarsFoundProps, carAddress } from './car-list-address.ts';

/** From this number on, the passengers rather than the date may be why no vehicle is free. */
const manyPassengers = 10;

/** No car is free: offers what might help. */
export function CarNothingFree({ state, found, nowMs }: CarsFoundProps) {
  const t = usePhrases('car-list');
  const { search } = state;
  const half = { adults: Math.ceil(search.adults / 2), children: Math.ceil(search.children / 2) };
  const hrefWith = (part: Partial<CarSearch>) =>
    listHref(carAddress, { ...state, page: 1, search: { ...search, ...part } });
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <>
          {otherDays(search, calendarBounds(new Date(nowMs))).map(({ key, times }) => (
            <Link key={key} to={hrefWith(times)} className={buttonClass()}>
              {t(key)}
            </Link>
          ))}
          {search.adults + search.children > manyPassengers && (
            <Link to={hrefWith(half)} className={buttonClass()}>
              {t('emptySplit', { count: half.adults + half.children })}
            </Link>
          )}
        </>
      }
    >
      {t('emptyText', { place: found.pick_up.name })}
    </EmptyState>
  );
}

function otherDays(search: CarSearch, { min, max }: { min: string; max: string }) {
  const [from, to] = [search.pickUpAt?.slice(0, 10), search.dropOffAt?.slice(0, 10)];
  if (!from || !to) return [];
  const moved = (days: number) => withDates(search, addDays(from, days), addDays(to, days));
  return [
    { key: 'emptyEarlier' as const, times: moved(-1) },
    { key: 'emptyLater' as const, times: moved(1) },
  ].filter(({ times }) => times.pickUpAt.slice(0, 10) >= min && times.pickUpAt.slice(0, 10) <= max);
}
